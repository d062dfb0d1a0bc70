import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);
const NOUN =
  'avance|campos?|contactos?|compras?|conflicto|cuentas?|dominios?|estado|filas?|filtros?|grupos?|historia|lapso|mensajes?|motivos?|nombres?|pagos?|permisos?|personas?|precios?|prioridad|registros?|reglas?|resumen|sufijos?|tipos?|titular|transferencias?|usuarios?|ventas?|zonas?';

it('a noun of the registry takes a Spanish preposition', () => {
  const found = files.flatMap((file) =>
    [...readFileSync(join('app', file), 'utf8').matchAll(new RegExp(`\\b(${NOUN})Of\\b`, 'g'))].map(
      ([name]) => `${file}: ${name}`,
    ),
  );
  expect(found).toEqual([]);
});

it('what says a row in the words of the contract is present.ts', () => {
  expect(files.filter((file) => ['view.ts', 'vista.ts', 'presentar.ts'].includes(basename(file)))).toEqual(
    [],
  );
});
