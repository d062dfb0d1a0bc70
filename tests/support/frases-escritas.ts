import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Stands for what is filled in: an expression of a template, an element in the middle of a text. */
const FILLED = '\u0000';

/** A text that the sources say to people, and where. */
export interface Written {
  place: string;
  text: string;
}

const sources = (): string[] =>
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith(join('routes', 'dev')))
    .map((path) => join('app', path));

/** The text of a node that is one: a literal, a template or what stands between two tags. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => FILLED + literal.text).join('');
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [textOf(node.left), textOf(node.right)];
    return left !== undefined && right !== undefined ? left + right : undefined;
  }
  if (ts.isJsxElement(node) || ts.isJsxFragment(node))
    return node.children.map((child) => (ts.isJsxText(child) ? child.text : FILLED)).join('');
  return undefined;
}

/** Every text written in the sources, once: a comment is none. */
export function writtenTexts(): Written[] {
  return sources().flatMap((path) => {
    const found: Written[] = [];
    const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    const look = (node: ts.Node): void => {
      const text = textOf(node)?.replace(/\s+/g, ' ').trim();
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      if (text) found.push({ place: `${path}:${line + 1}`, text });
      if (!ts.isImportDeclaration(node)) ts.forEachChild(node, look);
    };
    look(file);
    return found;
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const SOMETHING = '[^.]{1,30}?';

/** Whether a text with something filled in can say a sentence: 'al \0 la transferencia' says 'al aprobar la transferencia'. */
const canSay = (text: string, frase: string): boolean =>
  text.includes(FILLED) &&
  text.replaceAll(FILLED, '').length * 2 > frase.length &&
  new RegExp(`^${text.split(FILLED).map(escaped).join(SOMETHING)}$`).test(frase);

/** A sentence of the specification as an expression: X stands for what is filled in. */
const patternOf = (frase: string): string => frase.split(/\bX\b/).map(escaped).join(SOMETHING);

/** Fewer words than this are a label, which prose may name; it counts where it stands alone. */
const WORDS_OF_A_SENTENCE = 5;

/** Where a sentence is written; whether its last dot is written with it makes no other sentence. */
export function placesOf(written: readonly Written[], frase: string): string[] {
  const said = frase.replace(/\.$/, '');
  const isLabel = said.split(' ').length < WORDS_OF_A_SENTENCE;
  const alone = `(?:^|${FILLED} ?)${patternOf(said)}(?:$|[.…]| ?${FILLED})`;
  const pattern = new RegExp(isLabel ? alone : patternOf(said));
  const saysIt = (text: string): boolean => !isLabel && (canSay(text, said) || canSay(text, frase));
  const places = written.filter(({ text }) => pattern.test(text) || saysIt(text));
  return [...new Set(places.map(({ place }) => place))];
}
