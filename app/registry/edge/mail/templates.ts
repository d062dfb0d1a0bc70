import type { Correo } from './outbox';

/** One mail's words, from which both of its parts are made. */
interface Texto {
  titulo: string;
  /** Paragraphs, plain text. */
  parrafos: string[];
  /** Facts shown as "name: value". */
  datos?: [nombre: string, valor: string][];
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

/** Both parts of a mail from its words. */
export const compose = (clave: string, para: string, asunto: string, texto: Texto): Correo => ({
  clave,
  para,
  asunto,
  texto: textPart(texto),
  html: htmlPart(texto),
});

/** The code that proves that a mail address is read by its owner. */
export const validationCode = (m: { clave: string; para: string; codigo: string; minutos: number }): Correo =>
  compose(m.clave, m.para, 'Su código de validación', {
    titulo: 'Código de validación',
    parrafos: [
      'Para validar su correo electrónico ingrese este código en Mis datos:',
      `El código vence en ${m.minutos} minutos y puede usarse una sola vez. Si usted no lo pidió, ignore este correo.`,
    ],
    codigo: m.codigo,
  });

/** The ticket is stored; nothing its author typed is repeated, since anyone may type another's address. */
export const ticketConfirmation = (m: {
  para: string;
  ticket: string;
  fecha: string;
  archivos: number;
  enlace: string | null;
}): Correo =>
  compose(`ticket:${m.ticket}`, m.para, `Recibimos su consulta (ticket ${m.ticket})`, {
    titulo: 'Recibimos su consulta',
    parrafos: [
      'Su consulta quedó registrada. La responderemos a este correo.',
      'Conserve el número de ticket: lo identifica si vuelve a escribirnos por el mismo tema.',
    ],
    datos: [
      ['Número de ticket', m.ticket],
      ['Fecha', m.fecha],
      ['Archivos adjuntos', String(m.archivos)],
    ],
    ...(m.enlace ? { enlace: { texto: 'Ver el ticket', direccion: m.enlace } } : {}),
  });

/** The sale is done: what was bought, what it costs and when it is billed. */
export const purchaseConfirmation = (m: {
  para: string;
  referencia: string;
  fecha: string;
  lineas: { concepto: string; importe: string }[];
  total: string;
  enlace: string;
}): Correo =>
  compose(`compra:${m.referencia}`, m.para, `Su compra ${m.referencia}`, {
    titulo: 'Tu compra se realizó con éxito.',
    parrafos: [
      'El importe se debitará de la cuenta que usted eligió y figurará en la factura del período siguiente.',
    ],
    datos: [
      ['Referencia', m.referencia],
      ['Fecha', m.fecha],
      ...m.lineas.map(({ concepto, importe }): [string, string] => [concepto, importe]),
      ['Total', `${m.total} (IVA incluido)`],
    ],
    enlace: { texto: 'Ver la compra', direccion: m.enlace },
  });
