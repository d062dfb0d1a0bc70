import { z } from 'zod';
import { instante, privada, respuestaCodigo, texto } from './base';

const tags = ['Descarga de mis datos'];

/** How that file is called, whoever keeps it. */
export const ARCHIVO_DE_DATOS = 'mis-datos-registro-uy.html';

/** The file with everything that the registry has about the caller (this project's own). */
export const descarga = {
  /** How the file that was asked for stands: being made (`lista` is null), or ready until a moment; null where none was. */
  ver: privada({
    method: 'GET',
    path: '/usuario/descarga',
    summary: 'Saber si mis datos están prontos para descargar',
    tags,
  }).output(
    z.object({
      descarga: z
        .object({
          codigo: z.string(),
          pedidaEn: instante,
          lista: z.object({ hastaEn: instante, tamanio: z.number().int() }).nullable(),
        })
        .nullable(),
    }),
  ),

  /** Has the file made; where one is being made, or is there, it stays that one. Asks for a recent sign-in. */
  pedir: privada(
    { method: 'POST', path: '/usuario/descarga', summary: 'Pedir un archivo con mis datos', tags },
    { confirma: 'descargarDatos' },
  ).output(respuestaCodigo),

  /** The file itself, by its code: 404 for everybody else, and once its time is over. Asks for a recent sign-in too. */
  archivo: privada(
    {
      method: 'GET',
      path: '/usuario/descarga/{codigo}',
      summary: 'Descargar mis datos',
      tags,
    },
    { confirma: 'descargarDatos' },
  )
    .input(z.object({ codigo: texto }))
    .output(z.file()),
};
