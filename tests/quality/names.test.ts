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

/** A break in the middle of a word, a migration that stays as it was, and the way to a field, which is no name. */
const NOT_OF_A_NAME = [
  'components/domain-name.tsx',
  'database/migrations/007-nombres-a-la-vista.ts',
  'registry/outside/check/fields-of-section-seven.ts',
];

it('a name is read, shown, compared and cut in the domain alone', () => {
  const found = files
    .filter((file) => !/^registry\/domain\/(labels|name|typed-name)\.ts$/.test(file))
    .filter((file) =>
      /domainTo(ASCII|Unicode)|endsWith\(`\.\$\{|nombre\.indexOf\('\.'\)/.test(
        readFileSync(join('app', file), 'utf8'),
      ),
    );
  expect(found.sort()).toEqual(NOT_OF_A_NAME);
});
