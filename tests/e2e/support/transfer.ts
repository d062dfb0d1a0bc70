import { get } from 'node:http';
import { gunzipSync } from 'node:zlib';

/** One answer as it travels. */
export interface Transfer {
  /** Bytes of the body on the way, compressed. */
  bytes: number;
  /** Whether it lay compressed on disk: a file that is compressed for who asks goes in pieces, of no length told before. */
  ready: boolean;
  text: string;
}

/** Asks with gzip, and counts before anything is unpacked. */
export function transfer(address: string, headers: Record<string, string> = {}): Promise<Transfer> {
  return new Promise((resolve, reject) => {
    const request = get(address, { headers: { 'Accept-Encoding': 'gzip', ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        const packed = answer.headers['content-encoding'] === 'gzip';
        const ready = 'content-encoding' in answer.headers && 'content-length' in answer.headers;
        resolve({ bytes: body.length, ready, text: (packed ? gunzipSync(body) : body).toString('utf8') });
      });
    });
    request.on('error', reject);
  });
}
