export { findChildren, findElement, readText, unwrap } from './find-elements';
export { XML_DEPTH_MAX, XML_LENGTH_MAX } from './limits';
export { readXml, type XmlElement, type XmlReading, type XmlRefusal } from './read-xml';
export { element, writeElement, textElement } from './write-xml';
