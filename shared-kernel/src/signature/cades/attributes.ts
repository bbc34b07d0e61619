import {
  Attribute,
  id_contentType,
  id_data,
  id_messageDigest,
  id_signingTime,
  MessageDigest,
  SigningTime,
} from '@peculiar/asn1-cms';
import { AsnArray, AsnConvert, AsnProp, AsnType, AsnTypeTypes, OctetString } from '@peculiar/asn1-schema';
import { ownBytes, type Bytes } from '../encoding/bytes';
import { decodeDer, encodeDer } from '../encoding/der';
