import { z } from 'zod';
import { CLASES_DE_CONSULTA, COLAS, PRIORIDADES_DE_CONSULTA } from '../../domain/consultas';
import { id, instante, operacion, respuesta, texto } from '../base';
import { deOficina, respuestaDeOficina } from './base';

const clase = z.enum(CLASES_DE_CONSULTA);
const prioridad = z.enum(PRIORIDADES_DE_CONSULTA);

/** What is seen of a question without opening it: nothing of who asked. */
const enLista = z.object({
  id,
  numero: z.string(),
  asunto: z.string(),
  clase,
  prioridad,
  /** ABIERTO, RESPONDIDO or CERRADO, as its author sees it. */
  estado: z.enum(['ABIERTO', 'RESPONDIDO', 'CERRADO']),
  llego: instante,
  vence: instante,
  urgencia: z.enum(['VENCIDA', 'HOY', 'A_TIEMPO']),
  /** Who attends it; null where nobody does. */
  atiende: z.object({ id, nombre: z.string(), esUsted: z.boolean() }).nullable(),
});
export type ConsultaEnLista = z.output<typeof enLista>;

const archivo = z.object({ id, nombre: z.string(), tamanio: z.number().int() });
const otraConsulta = z.object({ id, numero: z.string() });

const contenido = z.object({
  nombre: z.string(),
  email: z.string(),
  telefono: z.string(),
  /** As it was typed; and the name it is, where it is one. */
  dominio: z.string(),
  nombreDominio: z.string().nullable(),
  /** Whether who asked had signed in: of anybody else nobody proved who they are. */
  ingreso: z.boolean(),
  mensaje: z.string(),
  archivos: z.array(archivo),
  /** In order: what its author wrote, what was answered, and what the desk's people told each other (NOTA), which no person is shown. */
  lineas: z.array(
    z.object({
      clave: z.string(),
      tipo: z.enum(['PERSONA', 'REGISTRO', 'NOTA']),
      quien: z.string(),
      texto: z.string(),
      fecha: instante,
    }),
  ),
  /** Those that go on in it. */
  unidas: z.array(otraConsulta),
});
export type ContenidoDeConsulta = z.output<typeof contenido>;

/** From where a list goes on: the last of what was shown. */
const desde = z.object({ vence: z.string().max(40), id: z.number().int() });

/** What people ask the registry, as its own people attend it (decision 103). */
export const consultas = {
  /** How many wait, each counted up to a bound: those of who calls, those that nobody has, and those that are late. */
  contar: deOficina('verConsultas', '/oficina/consultas/cuantas').output(
    z.object({
      mias: z.number().int(),
      libres: z.number().int(),
      vencidas: z.number().int(),
      hasta: z.number().int(),
    }),
  ),

  /** A part of a list: what waits, by when it is due; what was answered or closed, the last first. */
  listar: deOficina('verConsultas', '/oficina/consultas')
    .input(z.object({ cola: z.enum(COLAS).default('mias'), desde: desde.optional() }))
    .output(z.object({ consultas: z.array(enLista), sigue: desde.nullable() })),

  /**
   * One question. `contenido` is there for who attends it and for who pressed to look within the last hour: it is what somebody sent, and
   * asking for it this way writes nothing.
   */
  ver: deOficina('verConsultas', '/oficina/consultas/ver')
    .input(z.object({ id }))
    .output(
      z.object({
        /** `sigueEn`: where it goes on. */
        consulta: enLista.extend({ version: z.number().int(), sigueEn: otraConsulta.nullable() }),
        contenido: contenido.nullable(),
      }),
    ),

  /** Opens it to who calls for an hour; written down. */
  mirar: deOficina('atenderConsultas', '/oficina/consultas/mirar')
    .input(z.object({ id, operacion }))
    .output(respuesta),

  /** Who calls attends it from now on; refused where somebody else does, and of one that is closed. */
  tomar: deOficina('atenderConsultas', '/oficina/consultas/tomar', ['ESTADO'])
    .input(z.object({ id, operacion }))
    .output(respuesta),

  /** Who attends it (`aQuien`, an id of the staff; '' nobody), of what kind it is and whether it can wait: its term follows. */
  cambiar: deOficina('atenderConsultas', '/oficina/consultas/cambiar', ['CAMPOS', 'ESTADO'])
    .input(z.object({ id, aQuien: z.union([id, z.literal('')]), clase, prioridad, operacion }))
    .output(respuestaDeOficina),

  /**
   * The registry's answer, mailed and shown to who asked; it may close the question. `version` is what it was written for: where somebody answered or its
   * author wrote meanwhile it is refused, once.
   */
  responder: deOficina('atenderConsultas', '/oficina/consultas/responder', ['CAMPOS', 'ESTADO'])
    .input(
      z.object({
        id,
        mensaje: z.string().max(20_000),
        cerrar: z.boolean().default(false),
        version: z.number().int(),
        operacion,
      }),
    )
    .output(respuestaDeOficina),

  /** A note for the desk's own people: no answer, mailed to nobody, and in no page of who asked. */
  anotar: deOficina('atenderConsultas', '/oficina/consultas/anotar', ['CAMPOS', 'ESTADO'])
    .input(z.object({ id, nota: z.string().max(20_000), operacion }))
    .output(respuestaDeOficina),

  /** It waits for the registry again, with a term from now on. */
  reabrir: deOficina('atenderConsultas', '/oficina/consultas/reabrir', ['ESTADO'])
    .input(z.object({ id, operacion }))
    .output(respuesta),

  /** Those that are not closed of the same person, the last ones first: in which one may go on. None to who did not open it. */
  delMismo: deOficina('atenderConsultas', '/oficina/consultas/del-mismo')
    .input(z.object({ id }))
    .output(z.object({ consultas: z.array(enLista) })),

  /** It goes on in another of the same person, by its number (2026-000123): it is closed, its lines stay, and its author is told. */
  unir: deOficina('atenderConsultas', '/oficina/consultas/unir', ['CAMPOS', 'ESTADO'])
    .input(z.object({ id, numero: texto, operacion }))
    .output(respuestaDeOficina),

  /** A file of a question that is open to who calls. */
  archivo: deOficina('atenderConsultas', '/oficina/consultas/archivo')
    .input(z.object({ id, idArchivo: id }))
    .output(z.file()),
};
