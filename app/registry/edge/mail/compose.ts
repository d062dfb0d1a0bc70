import type { Correo } from './outbox';

/** One mail's words, from which both of its parts are made. */
interface Texto {
  titulo: string;
  /** Paragraphs, plain text. */
  parrafos: readonly string[];
  /** Facts shown as "name: value". */
  datos?: readonly (readonly [nombre: string, valor: string])[];
  /** A code to be copied, alone on its line. */
  codigo?: string;
  enlace?: { texto: string; direccion: string };
}

const PIE = [
  'Este es un aviso automático del registro de dominios .uy y .com.uy. No responda a este correo.',
  'El registro nunca le pedirá contraseñas ni datos de pago por correo.',
];

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand anywhere in HTML. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');

function textPart({ parrafos, datos = [], codigo, enlace }: Texto): string {
  const blocks = [
    ...parrafos,
    datos.map(([nombre, valor]) => `${nombre}: ${valor}`).join('\n'),
    codigo ? `    ${codigo}` : '',
    enlace ? `${enlace.texto}:\n${enlace.direccion}` : '',
    `-- \n${PIE.join('\n')}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function htmlPart({ titulo, parrafos, datos = [], codigo, enlace }: Texto): string {
  const rows = datos.map(
    ([nombre, valor]) =>
      `<tr><th align="left" scope="row">${escapeHtml(nombre)}</th><td>${escapeHtml(valor)}</td></tr>`,
  );
  return [
    '<!doctype html>',
    `<html lang="es-UY"><head><meta charset="utf-8"><title>${escapeHtml(titulo)}</title></head>`,
    '<body style="font-family:sans-serif;line-height:1.5;max-width:36em;margin:1em auto;padding:0 1em">',
    `<h1 style="font-size:1.3em">${escapeHtml(titulo)}</h1>`,
    ...parrafos.map((parrafo) => `<p>${escapeHtml(parrafo)}</p>`),
    rows.length ? `<table cellpadding="4" role="presentation">${rows.join('')}</table>` : '',
    codigo
      ? `<p style="font-size:1.6em;font-family:monospace;letter-spacing:.2em">${escapeHtml(codigo)}</p>`
      : '',
    enlace ? `<p><a href="${escapeHtml(enlace.direccion)}">${escapeHtml(enlace.texto)}</a></p>` : '',
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
