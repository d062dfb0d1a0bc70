import { z } from 'zod';
import { readTicketNumber } from '../../domain/consultas';
import { esDeEstePortal, PRIORIDADES, PUBLICOS } from '../../domain/contenidos';
import * as campos from '../campos';

/** Why something is done at the desk: it is kept, and whom it concerns reads it. */
const motivo = campos.parrafos('El motivo', 'Escriba el motivo: queda guardado.', 500);

export const formularioMotivo = z.object({ motivo });

/** What is looked for in the desk's box. */
export const formularioBusqueda = z.object({
  buscado: campos.linea('Lo que busca', 'Escriba qué busca.', 120),
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

const ENLACE = 'Escriba una dirección de este portal, que empieza con una barra: /ayuda';
const ORDEN = 'Escriba un número del 1 al 99: el 1 va primero.';

/** What the home page puts first. */
export const formularioDestacado = z.object({
  titulo,
  texto: campos.linea('El texto', 'Escriba el texto.', 300),
  enlace: campos.linea('La dirección', ENLACE, 500).refine(esDeEstePortal, { error: ENLACE }),
  enlaceTexto: campos.linea('Lo que dice el enlace', 'Escriba lo que dice el enlace.', 80),
  orden: campos.linea('El lugar', ORDEN, 10).pipe(z.string().regex(/^[1-9]\d?$/, { error: ORDEN })),
  publico,
});
