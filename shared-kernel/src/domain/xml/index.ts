export { childrenOf, elementAt, textAt, unwrap } from './find';
export { XML_DEPTH_MAX, XML_LENGTH_MAX } from './limits';
export { readXml, type XmlElement, type XmlReading, type XmlRefusal } from './read';
export { element, elementText, textElement } from './write';
