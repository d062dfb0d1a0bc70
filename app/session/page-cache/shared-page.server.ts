import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '~/serving/compression.server';
import { contentSecurityPolicy, digestOf, type NamedScripts } from '~/serving/content-security-policy.server';
import { CSRF_MARK, hasPostedForm, NONCE_MARK } from './placeholders.server';

const compress: Record<Encoding, (text: string) => Promise<Buffer>> = {
  // 11 takes ten times as long for a twentieth less.
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text) => promisify(gzip)(text, { level: 9 }),
};

/** The scripts that stand in a page. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);

/** A page as it was made for one answer. */
interface Rendered {
  html: string;
  /** Empty where it ships no scripts. */
  nonce: string;
  referencia: string;
}

const withMark = (html: string, nonce: string): string => (nonce ? html.replaceAll(nonce, NONCE_MARK) : html);

/** A page as everybody gets it, with marks in place of what each answer has of its own. */
export class SharedPage {
  readonly html: string;
  /** A form on it posts: each answer needs a token, and a cookie where there is none. */
  readonly hasForm: boolean;
  readonly etag: string;
  readonly policy: string;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor({ html, nonce, referencia }: Rendered) {
    this.hasForm = hasPostedForm(html);
    const plain = html.replaceAll(referencia, '');
    // Without a form every answer is the same byte for byte, so its scripts can be named by what they say.
    this.html = this.hasForm
      ? withMark(plain, nonce)
      : plain.replaceAll(` nonce="${nonce}"`, '').replaceAll(CSRF_MARK, '');
    this.etag = `W/"${digestOf(this.html)}"`;
    this.policy = contentSecurityPolicy(this.#scripts(nonce));
  }

  #scripts(nonce: string): NamedScripts | null {
    const digests = inlineScripts(this.html).map(digestOf);
    if (nonce) return this.hasForm ? { nonce: NONCE_MARK } : { digests };
    const [only] = digests;
    return only === undefined ? null : { only };
  }

  /** The same bytes for everybody, compressed once. */
  bytes(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding) ?? compress[encoding](this.html);
    this.#compressed.set(encoding, known);
    return known;
  }

  /** The page and its policy for one answer. */
  filled({ csrf, nonce }: { csrf: string; nonce: string }): { html: string; policy: string } {
    return {
      html: this.html.replaceAll(CSRF_MARK, csrf).replaceAll(NONCE_MARK, nonce),
      policy: this.policy.replaceAll(NONCE_MARK, nonce),
    };
  }

  /** Roughly what it takes in memory, with its compressed forms. */
  get size(): number {
    return 2 * (this.html.length + this.policy.length + this.etag.length);
  }
}
