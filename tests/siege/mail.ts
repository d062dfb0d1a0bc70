import { createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { now, stamp } from '~/base/clock.server';
import { type Settings, useSettings } from '~/base/config.server';
import { database } from '~/database/connection.server';
import { enqueueMail } from '~/registry/edge/mail/outbox';
import { startSmtp } from '../registry/smtp';
import { Besieged } from './besieged';
import { OF_THE_REGISTRY, pagesBefore } from './edges';
import type { Row } from './report';

/** What a mail server may do wrong. */
export const MAIL_WAYS: Record<string, (socket: Socket) => void> = {
  'hangs up': (socket) => void socket.destroy(),
  'says nothing': () => undefined,
  refuses: (socket) => void socket.end('554 No\r\n'),
  'speaks without end': (socket) => {
    const line = `220-${'x'.repeat(60_000)}\r\n`;
    const more = () => {
      while (!socket.destroyed && socket.write(line));
      if (!socket.destroyed) socket.once('drain', more);
    };
    more();
  },
};

const MAILS = 5;
const DRAIN_MS = 11_500;
const PATIENCE_MS = 90_000;

async function withServer<T>(way: (socket: Socket) => void, look: (port: number) => Promise<T>): Promise<T> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket.on('error', () => undefined));
    way(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  try {
    return await look(address && typeof address === 'object' ? address.port : 0);
  } finally {
    for (const socket of open) socket.destroy();
    server.close();
  }
}

/** Mails wait in front of a server that misbehaves, pages and the end of the process do not; well again, each is sent once. */
export async function mailBefore(
  way: (socket: Socket) => void,
  data: Settings,
  given: Record<string, string>,
): Promise<Omit<Row, 'name'>> {
  useSettings(data);
  const marks = Array.from({ length: MAILS }, (_, at) => `asedio-${performance.now()}-${at}`);
  for (const clave of marks) {
    const words = { clave, para: 'ana@ejemplo.uy', asunto: clave, texto: clave, html: clave };
    await enqueueMail(database(), words, now());
  }
  const seen = await withServer(way, async (port) => {
    const portal = await (await Besieged.at({ ...given, SMTP_URL: `smtp://127.0.0.1:${port}` })).start();
    await wait(5000); // the task that sends begins every three seconds
    const pages = await pagesBefore(portal, OF_THE_REGISTRY);
    return { pages, ended: Math.round(await portal.end('SIGTERM')) };
  });
  const smtp = await startSmtp();
  const portal = await (await Besieged.at({ ...given, SMTP_URL: smtp.url })).start();
  const subjects = () =>
    smtp.delivered.flatMap(({ raw }) => marks.filter((mark) => raw.includes(`Subject: ${mark}`)));
  // Trying again comes later and later: what is waited for is made due.
  await database()
    .updateTable('trabajos')
    .set({ proximo_intento: stamp(now()), tomado_hasta: null })
    .execute();
  for (let waited = 0; waited < PATIENCE_MS && new Set(subjects()).size < MAILS; waited += 200)
    await wait(200);
  await portal.end('SIGTERM');
  await smtp.stop();
  const sent = subjects();
  return {
    figures: `${seen.pages.figures}; gone after ${seen.ended} ms; ${new Set(sent).size} of ${MAILS} mails sent once well, ${sent.length - new Set(sent).size} doubled`,
    ok: seen.pages.ok && seen.ended < DRAIN_MS && sent.length === MAILS && new Set(sent).size === MAILS,
  };
}
