import { z } from 'zod';
import { TEMAS_DE_AYUDA } from '../../domain/ayuda';
import { readTicketNumber } from '../../domain/consultas';
import { PRIORIDADES, PUBLICOS, SI_O_NO } from '../../domain/contenidos';
import { leerDia, leerHora } from '../../domain/dia-escrito';
import { CLASES_DE_DOCUMENTO } from '../../domain/documento';
import { leerImporte } from '../../domain/importe';
import { CLASES_DE_RESERVADO } from '../../domain/reservados';
import { CLASES_DE_RETENCION, EFECTOS } from '../../domain/retenciones';
import * as campos from '../campos';

/** Why something is done at the desk: it is kept, and whom it concerns reads it. */
const motivo = campos.parrafos('El motivo', 'Escriba el motivo.', 500);

export const formularioMotivo = z.object({ motivo });

/** What is looked for in the desk's box. */
export const formularioBusqueda = z.object({
  buscado: campos.linea('Lo que busca', 'Escriba qué busca.', 120),
});

/** A request that failed, by the number that its person was shown. */
export const formularioPedido = z.object({
  numero: campos.linea('La referencia', 'Escriba la referencia que muestra la página de error.', 40),
});

/** What the registry answers to a question. */
export const formularioRespuesta = z.object({
  mensaje: campos.parrafos('La respuesta', 'Escriba la respuesta.', 4096),
});

/** What the desk's people tell each other about a question. */
export const formularioNota = z.object({
  nota: campos.parrafos('La nota', 'Escriba la nota.', 2048),
});

/** The number that a question is known by; read, the row's. */
export const formularioUnir = z.object({
  numero: z
    .string()
    .default('')
    .transform((escrito, contexto) => {
      const fila = readTicketNumber(escrito);
      if (fila !== undefined) return fila;
      const message = escrito.trim()
        ? 'Escriba el número como figura en la lista: 2026-000123.'
        : 'Escriba el número de la otra consulta.';
      contexto.addIssue({ code: 'custom', message });
      return z.NEVER;
    }),
});

const titulo = campos.linea('El título', 'Escriba el título.', 120);
const publico = z.enum(PUBLICOS, { error: 'Elija quiénes lo ven.' });

/** A message to everybody. */
export const formularioMensajeGlobal = z.object({
  titulo,
  mensaje: campos.parrafos('El mensaje', 'Escriba el mensaje.', 4000),
  prioridad: z.enum(PRIORIDADES, { error: 'Elija la prioridad.' }),
  publico,
});

/** Of a link that leads elsewhere: the registry asks that it lead to this portal. */
export const ENLACE = 'Escriba una dirección de este portal, que empieza con una barra: /ayuda';
const ORDEN = 'Escriba un número del 1 al 99: el 1 va primero.';
const lugar = campos.linea('El lugar', ORDEN, 10).pipe(z.string().regex(/^[1-9]\d?$/, { error: ORDEN }));

/** What the home page puts first. */
export const formularioDestacado = z.object({
  titulo,
  texto: campos.linea('El texto', 'Escriba el texto.', 300),
  enlace: campos.linea('La dirección', ENLACE, 500),
  enlaceTexto: campos.linea('Lo que dice el enlace', 'Escriba lo que dice el enlace.', 80),
  orden: lugar,
  publico,
});

const PREGUNTA = 'Escriba la pregunta, como la haría quien busca la respuesta.';

/** A question of the help. */
export const formularioPregunta = z.object({
  titulo: campos.linea('La pregunta', PREGUNTA, 160),
  respuesta: campos.parrafos('La respuesta', 'Escriba la respuesta.', 6000),
  tema: z.enum(TEMAS_DE_AYUDA, { error: 'Elija el tema.' }),
  orden: lugar,
  visible: z.enum(SI_O_NO, { error: 'Elija si se muestra.' }),
});

const IMPORTE = 'Escriba el importe en pesos, así: 610 o 610,50.';

/** What is given back of a charge: read, in centésimos. */
export const formularioDevolucion = z.object({
  importe: campos.linea('El importe', IMPORTE, 20).transform((escrito, contexto) => {
    const leido = leerImporte(escrito);
    if (leido !== undefined && leido > 0) return leido;
    contexto.addIssue({ code: 'custom', message: IMPORTE });
    return z.NEVER;
  }),
  motivo,
});

/** A day, as a date field sends it or as people write it where there is none: in ISO; '' where nothing was typed. */
const dia = (mensaje: string) =>
  z
    .string()
    .default('')
    .transform((typed, context) => {
      const escrito = typed.trim();
      const leido = leerDia(escrito);
      if (escrito !== '' && !leido) context.addIssue({ code: 'custom', message: mensaje });
      return leido?.toString() ?? '';
    });

/** In centésimos: a slip of a zero or two is told. */
const MAXIMO_PRECIO = 100_000_00;
const UN_PRECIO = 'Escriba el precio en pesos, con IVA, así: 1.389 o 1.389,50. Hasta 100.000.';
const HORA = 'Escriba la hora así: 14:30. Vacía: a las 00:00.';
const DIA_DEL_PRECIO = 'Escriba el día así: 25/08/2026.';

/** The next price of a suffix: read, in centésimos, from a day and an hour. */
export const formularioPrecio = z.object({
  precio: z
    .string()
    .default('')
    .transform((typed, context) => {
      const importe = leerImporte(typed);
      if (importe !== undefined && importe > 0 && importe <= MAXIMO_PRECIO) return importe;
      context.addIssue({ code: 'custom', message: UN_PRECIO });
      return z.NEVER;
    }),
  desdeDia: dia(DIA_DEL_PRECIO).refine((typed) => typed !== '', DIA_DEL_PRECIO),
  desdeHora: z
    .string()
    .default('')
    .transform((typed, context) => {
      const hora = typed.trim() === '' ? '00:00' : leerHora(typed);
      if (hora !== undefined) return hora;
      context.addIssue({ code: 'custom', message: HORA });
      return z.NEVER;
    }),
  motivo,
});

type Issues = readonly { path?: readonly PropertyKey[] }[];

/** Said beside one field of what several say together, whatever is wrong with the others: once these can be read. */
const together = (fields: readonly string[], path: string, error: string) => ({
  path: [path],
  error,
  when: ({ issues }: { issues: Issues }) => !issues.some((each) => fields.includes(String(each.path?.[0]))),
});

const TIENE_QUE_VENIR = 'Ese momento ya pasó. Escriba uno que venga: los precios que ya rigen no se cambian.';

/** The same, told with all else that is wrong that its minute has to be later than `minuto`. */
export const formularioPrecioDesde = (minuto: string) =>
  formularioPrecio.refine(
    ({ desdeDia, desdeHora }) => `${desdeDia}T${desdeHora}` > minuto,
    together(['desdeDia', 'desdeHora'], 'desdeDia', TIENE_QUE_VENIR),
  );

const elegida = <const Words extends readonly [string, ...string[]]>(words: Words, mensaje: string) =>
  z.custom<Words[number]>((sent) => words.some((each) => each === sent), { error: mensaje, abort: false });

/** A name that is kept. */
export const formularioReservado = z.object({
  nombre: campos.linea('El nombre', 'Escriba el nombre.', 253),
  clase: elegida(CLASES_DE_RESERVADO, 'Elija si es reservado o prohibido.'),
  para: z
    .string()
    .default('')
    .transform((typed) => typed.trim()),
  motivo,
});

/** What shows that a custodian is gone, and why they are taken off a lock. */
export const formularioSacarCustodio = z.object({
  documento: campos.linea(
    'El documento',
    'Escriba qué documento lo muestra, con su número: partida de defunción, nota del titular.',
    120,
  ),
  motivo,
});

const DIA_DEL_DOCUMENTO = 'Escriba de qué día es el documento, así: 25/08/2026.';

/** By which document something is done with a name that is somebody's, and why. */
export const formularioConDocumento = z.object({
  clase: elegida(CLASES_DE_DOCUMENTO, 'Elija qué clase de documento es.'),
  numero: campos.linea('El número', 'Escriba el número del documento.', 80),
  fecha: dia(DIA_DEL_DOCUMENTO).refine((typed) => typed !== '', DIA_DEL_DOCUMENTO),
  motivo,
});

/** The same, and whose a name is. */
export const formularioCorregirTitular = formularioConDocumento.extend({
  persona: campos.linea(
    'El usuario o correo',
    'Escriba el usuario o el correo con el que ingresa quien recibe el dominio.',
    254,
  ),
});

/** A hold by legal cause. */
export const formularioRetencion = z.object({
  clase: elegida(CLASES_DE_RETENCION, 'Elija la causa.'),
  documento: campos.linea('El número de documento', 'Escriba el número del documento que lo ordena.', 80),
  motivo,
  efectos: z
    .preprocess((sent) => [sent ?? []].flat(), z.array(z.string()))
    .transform((sent) => EFECTOS.filter((each) => sent.includes(each)))
    .refine((efectos) => efectos.length > 0, 'Elija al menos una cosa que no se pueda hacer.'),
  hasta: dia('Elija el último día, o déjelo vacío si no tiene fecha de fin.'),
  revisarEl: dia('Elija el día en que se revisa.').refine(
    (typed) => typed !== '',
    'Elija el día en que se revisa.',
  ),
});

/** The same, asked on a day: told with all else that is wrong that its days are not past. */
export const formularioRetencionAl = (hoy: string) =>
  formularioRetencion
    .refine(
      ({ hasta }) => hasta === '' || hasta >= hoy,
      together(['hasta'], 'hasta', 'El último día ya pasó: elija hoy o un día que viene.'),
    )
    .refine(
      ({ revisarEl }) => revisarEl >= hoy,
      together(['revisarEl'], 'revisarEl', 'Ese día ya pasó: elija hoy o un día que viene.'),
    )
    .refine(
      ({ hasta, revisarEl }) => hasta === '' || revisarEl <= hasta,
      together(['hasta', 'revisarEl'], 'revisarEl', 'Elija un día que no sea posterior al último.'),
    );
