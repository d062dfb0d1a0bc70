import { escapeHtml } from '~/base/escape-html';
import type { Correo } from './outbox';

export interface Enlace {
  texto: string;
  direccion: string;
}

/** What is told of several in the same words: each is a line that leads to it. */
export interface Grupo {
  /** Of each of them. */
  parrafos: readonly string[];
  lineas: readonly { texto: string; direccion?: string }[];
}

/** One mail's words, from which both of its parts are made. */
interface Texto {
  titulo: string;
  /** Paragraphs, plain text. */
  parrafos: readonly string[];
  /** Facts shown as "name: value". */
  datos?: readonly (readonly [nombre: string, valor: string])[];
  /** A code to be copied, alone on its line. */
  codigo?: string;
  grupos?: readonly Grupo[];
  enlaces?: readonly Enlace[];
}

const PIE = [
  'Este es un aviso automático del Registro .uy. No responda a este correo.',
  'El Registro .uy nunca le pedirá contraseñas ni datos de pago por correo.',
];

const grupoDeTexto = ({ parrafos, lineas }: Grupo): string =>
  [
    lineas
      .map(({ texto, direccion }) => (direccion ? `- ${texto}\n  ${direccion}` : `- ${texto}`))
      .join('\n'),
    ...parrafos,
  ].join('\n\n');

/** What is to be copied comes before what is said of it: a telephone shows the first line beside the subject. */
function textPart({ parrafos, datos = [], codigo, grupos = [], enlaces = [] }: Texto): string {
  const blocks = [
    codigo ? `    ${codigo}` : '',
    ...parrafos,
    datos.map(([nombre, valor]) => `${nombre}: ${valor}`).join('\n'),
    ...grupos.map(grupoDeTexto),
    ...enlaces.map(({ texto, direccion }) => `${texto}:\n${direccion}`),
    `-- \n${PIE.join('\n')}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

const parrafo = (texto: string): string => `<p>${escapeHtml(texto)}</p>`;

const ancla = ({ texto, direccion }: Grupo['lineas'][number]): string =>
  direccion ? `<a href="${escapeHtml(direccion)}">${escapeHtml(texto)}</a>` : escapeHtml(texto);

const grupoDeHtml = ({ parrafos, lineas }: Grupo): string =>
  `<ul>${lineas.map((linea) => `<li>${ancla(linea)}</li>`).join('')}</ul>${parrafos.map(parrafo).join('')}`;

/** Headed by what is told: a reader of tables reads "Dato, Valor" and no table without heads. */
function tabla(datos: Texto['datos'] = []): string {
  if (datos.length === 0) return '';
  const rows = datos.map(
    ([nombre, valor]) =>
      `<tr><th align="left" scope="row">${escapeHtml(nombre)}</th><td>${escapeHtml(valor)}</td></tr>`,
  );
  return `<table cellpadding="4"><thead><tr><th align="left" scope="col">Dato</th><th align="left" scope="col">Valor</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** Colours are the reader's own, light or dark: none is set here. */
const HEAD = '<meta charset="utf-8"><meta name="color-scheme" content="light dark">';

function htmlPart({ titulo, parrafos, datos, codigo, grupos = [], enlaces = [] }: Texto): string {
  return [
    '<!doctype html>',
    `<html lang="es-UY"><head>${HEAD}<title>${escapeHtml(titulo)}</title></head>`,
    '<body style="font-family:sans-serif;line-height:1.5;max-width:36em;margin:1em auto;padding:0 1em">',
    `<h1 style="font-size:1.3em">${escapeHtml(titulo)}</h1>`,
    codigo
      ? `<p style="font-size:1.6em;font-family:monospace;letter-spacing:.2em">${escapeHtml(codigo)}</p>`
      : '',
    ...parrafos.map(parrafo),
    tabla(datos),
    ...grupos.map(grupoDeHtml),
    ...enlaces.map((enlace) => `<p>${ancla(enlace)}</p>`),
    `<hr><p style="font-size:.85em">${PIE.map(escapeHtml).join('<br>')}</p>`,
    '</body></html>',
  ]
    .filter(Boolean)
    .join('\n');
}

/** A mail from its words: both of its parts. */
export const correoDe = ({
  clave,
  para,
  asunto,
  urgente,
  ...texto
}: Texto & Omit<Correo, 'texto' | 'html'>): Correo => ({
  clave,
  para,
  asunto,
  ...(urgente && { urgente }),
  texto: textPart(texto),
  html: htmlPart(texto),
});
