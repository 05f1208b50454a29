import { SaxesParser } from 'saxes';
import { extractText, getDocumentProxy } from 'unpdf';

export interface XmlNode {
  /** Namespace and local name. */
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlNode[];
}

/** Parses an XML file with a parser that only accepts well-formed text. */
export function readXml(text: string): XmlNode {
  const top: XmlNode = { name: '', attributes: {}, text: '', children: [] };
  const open = [top];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ uri, local, attributes }) => {
    const values = Object.values(attributes).map(({ name, value }) => [name, value]);
    const node = { name: `{${uri}}${local}`, attributes: Object.fromEntries(values), text: '', children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (part) => {
    const node = open.at(-1);
    if (node) node.text += part;
  });
  parser.on('closetag', () => void open.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text.replace(/^\ufeff/, '')).close();
  const [root] = top.children;
  if (!root) throw new Error('The file has no element.');
  return root;
}

/** Returns all nodes under a path of local names. */
export const nodesAt = (node: XmlNode, path: string): XmlNode[] =>
  path
    .split('/')
    .reduce(
      (nodes, local) => nodes.flatMap(({ children }) => children.filter(({ name }) => name.endsWith(`}${local}`))),
      [node],
    );
export const textAt = (node: XmlNode, path: string): string | undefined => nodesAt(node, path)[0]?.text;

/** Returns what a viewer gets from a PDF: its text, and its attachments. */
export async function readPdf(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  const attachments: Record<string, { content: Uint8Array }> = (await pdf.getAttachments()) ?? {};
  const files = Object.entries(attachments).map(([name, { content }]) => ({
    name,
    text: Buffer.from(content).toString(),
  }));
  return { text, pages: totalPages, files };
}
