import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const EDGE = 'app/registry/edge';
const WRITTEN = /(codigo|respCodigo|codigoRespuesta): 'OK'|(respuestaOK|esRespOK|isOk): true/;

/** A purchase that may be done in part; what waits for custodians and is no operation; and questions beside a change. */
const OF_THEIR_OWN = [
  'contactos/handlers.ts',
  'invitaciones/responder.ts',
  'usuarios/handlers.ts',
  'ventas/asociar-usuario.ts',
  'ventas/finalizar.ts',
];

it('a change says what it did: its envelope of section 7 is made at the wire', () => {
  const found = readdirSync(EDGE, { recursive: true, encoding: 'utf8' }).filter((file) => {
    const code = file.endsWith('.ts') ? readFileSync(join(EDGE, file), 'utf8') : '';
    return code.includes('= cambio(') && WRITTEN.test(code);
  });
  expect(found.sort()).toEqual(OF_THEIR_OWN);
});
