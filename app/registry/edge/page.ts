import { createHash } from 'node:crypto';
import type { OpenAPI } from '@orpc/openapi';
import { z } from 'zod';
import * as address from '~/addresses';
import { EXPLICACIONES } from '../contract/significado-de-codigos';

const STYLE = `
body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;color:#1a1a1a;background:#fff}
h1{line-height:1.2}h2{margin-top:2.5rem;border-bottom:2px solid #123a6b}h3{margin-bottom:0;font-size:1rem}
code{font-family:ui-monospace,monospace;overflow-wrap:anywhere}p{margin:.25rem 0}a{color:#0b4a8f}
@media (prefers-color-scheme:dark){body{color:#eee;background:#14181d}h2{border-color:#8fb8ee}a{color:#9cc4f5}}
`;

/** The page loads nothing: its one style is allowed by its hash. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const text = (value: string): string => value.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);

interface Operation {
  method: string;
  path: string;
  tag: string;
  summary: string;
  fields: string[];
  /** Codes that it may be refused with. */
  rechazos: string[];
  isPrivate: boolean;
}

const METHODS = ['get', 'post', 'put', 'delete'] as const;

/** Names of what an operation takes, from its path, its query and its body. */
function fieldsOf(operation: OpenAPI.OperationObject): string[] {
  const parameters = (operation.parameters ?? []).flatMap((found) => ('name' in found ? [found.name] : []));
  const body =
    operation.requestBody && 'content' in operation.requestBody ? operation.requestBody.content : {};
  const schemas = Object.values(body).flatMap(({ schema }) =>
    schema && 'properties' in schema ? Object.keys(schema.properties ?? {}) : [],
  );
  return [...new Set([...parameters, ...schemas])];
}

const conRechazos = z.object({ 'x-rechazos': z.array(z.object({ codigo: z.string() })).default([]) });

const operationOf = (method: string, path: string, operation: OpenAPI.OperationObject): Operation => ({
  method: method.toUpperCase(),
  path,
  tag: operation.tags?.[0] ?? 'Otras',
  summary: operation.summary ?? '',
  fields: fieldsOf(operation),
  rechazos: conRechazos.parse(operation)['x-rechazos'].map(({ codigo }) => codigo),
  isPrivate: operation.security !== undefined,
});

const operationsOf = (document: OpenAPI.Document): Operation[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item?.[method];
      return operation ? [operationOf(method, path, operation)] : [];
    }),
  );

const list = (fields: string[]): string =>
  fields.length > 0
    ? `<p>Recibe: ${fields.map((field) => `<code>${text(field)}</code>`).join(', ')}</p>`
    : '';

const refusals = (rechazos: string[]): string =>
  rechazos.length > 0
    ? `<p>Puede rechazarse con: ${rechazos.map((codigo) => `<a href="#${text(codigo)}"><code>${text(codigo)}</code></a>`).join(', ')}</p>`
    : '';

const section = ({ method, path, summary, fields, rechazos, isPrivate }: Operation): string =>
  `<h3><code>${method} ${text(path)}</code></h3>
<p>${text(summary)}${isPrivate ? ' (requiere iniciar sesión)' : ''}</p>${list(fields)}${refusals(rechazos)}`;

/** What each code means and what is done about it, each with the page that explains it to people. */
const meanings = (): string =>
  `<h2 id="rechazos">Por qué se rechaza un pedido</h2>
<dl>${Object.entries(EXPLICACIONES)
    .map(
      ([codigo, { causa, remedio }]) =>
        `<dt id="${text(codigo)}"><a href="${text(address.rechazo(codigo))}"><code>${text(codigo)}</code></a></dt><dd>${text(`${causa} ${remedio}`)}</dd>`,
    )
    .join('\n')}</dl>`;

/** Every operation by area, readable without anything else (spec 7). */
export function apiPage(document: OpenAPI.Document): string {
  const operations = operationsOf(document);
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const areas = tags.map(
    (tag) =>
      `<h2>${text(tag)}</h2>\n${operations
        .filter((one) => one.tag === tag)
        .map(section)
        .join('\n')}`,
  );
  return `<!DOCTYPE html>
<html lang="es-UY"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Operaciones del registro .uy</title><style>${STYLE}</style></head>
<body><main><h1>Operaciones del registro .uy</h1>
<p>${text(document.info.description ?? '')}</p>
<p>Las operaciones que requieren iniciar sesión reciben <code>Authorization: Bearer</code> con el token de acceso.
Sin él responden 401; lo que no es de quien pregunta responde 404.</p>
<p><a href="/api/openapi.json">Documento OpenAPI</a> · <a href="/">Ir al portal</a></p>
${areas.join('\n')}
${meanings()}
</main></body></html>`;
}
