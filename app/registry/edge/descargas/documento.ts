import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import { escapeHtml } from '~/base/escape-html';
import { count, dateTime } from '~/format';
import type { Apartado, Ficha } from './apartado';
import { enPalabras } from './valores';

/** It is opened from where it was saved: it asks for nothing of anybody, and takes the colours of who reads it. */
const ESTILO = `:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:1rem;overflow-wrap:anywhere}
h1{font-size:1.6rem;line-height:1.2}h2{font-size:1.25rem;margin:2.5rem 0 .5rem;border-top:1px solid;padding-top:1rem}
nav li,a{padding:.2rem 0}.fichas{list-style:none;padding:0}
.fichas>li{border-top:1px solid #8888;padding:.5rem 0;content-visibility:auto;contain-intrinsic-size:auto 12rem}
dl{margin:0}dl div{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:0 1rem}
dt{font-weight:600}dd{margin:0;white-space:pre-wrap}
@media (max-width:30rem){dl div{display:block;margin-bottom:.3rem}}
@media print{.fichas>li{content-visibility:visible;break-inside:avoid}}`;

const TITULO = 'Todo lo que el registro tiene de usted';

/** What comes before the parts: what this is, what is not in it, and the way to each part. */
export const principio = (
  apartados: readonly Apartado[],
  login: string,
  now: Temporal.Instant,
): string => `<!doctype html>
<html lang="es-UY">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${TITULO}</title>
<style>${ESTILO}</style>
</head>
<body>
<header>
<h1>${TITULO}</h1>
<p>Registro .uy. Usuario <strong>${escapeHtml(login)}</strong>. Hecho el ${escapeHtml(dateTime(stamp(now)))}.</p>
</header>
<main>
<p>Este archivo tiene sus datos personales: guárdelo donde solo usted pueda leerlo, y no lo envíe por correo. Las horas son de Uruguay.</p>
<p>No están las contraseñas, los códigos ni los secretos con que ingresa: el registro guarda de ellos solo huellas, o los guarda sellados. De otras personas está solo lo que usted ya ve de ellas. Para corregir un dato use «Mis datos»; para pedir que se borre, «Contáctenos».</p>
<p>Al final está lo mismo para programas, en JSON, con su esquema: en los bloques <code>datos</code> y <code>esquema</code> de este documento.</p>
<nav aria-label="Contenido">
<ul>
${apartados.map(({ clave, titulo }) => `<li><a href="#${clave}">${escapeHtml(titulo)}</a></li>`).join('\n')}
</ul>
</nav>
`;

export const openApartado = ({ clave, titulo, guardado }: Apartado): string =>
  `<section aria-labelledby="${clave}">
<h2 id="${clave}">${escapeHtml(titulo)}</h2>
<p>${escapeHtml(guardado)}</p>
`;

/** A record as a list of what it says; what it says nothing of is left out. */
export function enHtml({ campos }: Apartado, ficha: Ficha): string {
  const lines = Object.entries(campos).flatMap(([clave, campo]) => {
    const said = enPalabras(campo, ficha[clave] ?? null);
    return said ? [`<div><dt>${escapeHtml(campo.titulo)}</dt><dd>${escapeHtml(said)}</dd></div>`] : [];
  });
  return `<li>${lines.length > 0 ? `<dl>${lines.join('')}</dl>` : 'Sin usar.'}</li>\n`;
}

export const ABRIR_FICHAS = '<ul class="fichas">\n';
export const CERRAR_FICHAS = '</ul>\n';

/** How many there were: what is read to its end is whole. */
export const closeApartado = (total: number): string =>
  `<p>${total === 0 ? 'No hay nada.' : `${escapeHtml(count(total, 'ficha', 'fichas'))} en total.`}</p>\n</section>\n`;

/** JSON inside HTML: '<' is written so that nothing in it can end the block (HTML, 4.12.1.3). */
export const enBloque = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export const cerrarLectura = '</main>\n';
export const ABRIR_DATOS = '<script type="application/json" id="datos">\n';
export const CERRAR_BLOQUE = '\n</script>\n';
export const bloqueDeEsquema = (esquema: object): string =>
  `<script type="application/schema+json" id="esquema">\n${enBloque(esquema)}${CERRAR_BLOQUE}`;
export const FIN = '</body>\n</html>\n';
