import { z } from 'zod';
import { respuestaCambio } from './administracion/formas';
import { fecha, instante, operacion, privada, publica, texto } from './base';

const tags = ['Constancias'];

const linea = z.object({ campo: z.string(), valor: z.string() });

/** Certificates that a name is registered (this project's own): given to its people, checked by anybody. */
export const constancia = {
  /**
   * Certifies who has a name, since when, until when and with which servers, now or on a day that was (`dia`, dd/MM/aaaa; empty:
   * now). Signed (Ed25519) and kept for good. Refused for a day before its history, or on which nobody had it.
   */
  emitir: privada(
    {
      method: 'POST',
      path: '/usuario/administracion/dominio/constancia',
      summary: 'Emitir una constancia de registro',
      tags,
    },
    { acciones: ['constancia'], otros: ['CAMPOS', 'DEMASIADAS'] },
  )
    .input(z.object({ nombreDominio: texto, dia: texto.default(''), operacion }))
    .output(respuestaCambio.extend({ numero: z.string().nullable() })),

  /** A certificate by its number, with what changed since; null where none has that number. */
  consultar: publica({
    method: 'GET',
    path: '/dominio/constancia/{numero}',
    summary: 'Comprobar una constancia por su número',
    tags,
  })
    .input(z.object({ numero: texto }))
    .output(
      z.object({
        constancia: z
          .object({
            numero: z.string(),
            /** As it is shown. */
            dominio: z.string(),
            emitidaEn: instante,
            momento: instante,
            lineas: z.array(linea),
            /** The text that was signed, its signature (base64) and the key. */
            texto: z.string(),
            firma: z.string(),
            clave: z.string(),
            /** What is no longer so; empty where all of it still holds. */
            cambios: z.array(z.object({ campo: z.string(), antes: z.string(), ahora: z.string() })),
            /** The day it expires as things stand, where it is still registered. */
            vence: fecha.nullable(),
            /** That day is over; not said by an edge that does not know it. */
            vencio: z.boolean().optional(),
          })
          .nullable(),
      }),
    ),

  /** A public key that certificates are signed with, in PEM (SubjectPublicKeyInfo); null where there is none called so. */
  clavePublica: publica({
    method: 'GET',
    path: '/dominio/constancia/clave/{clave}',
    summary: 'Clave pública con la que se firman las constancias',
    tags,
  })
    .input(z.object({ clave: texto }))
    .output(z.object({ pem: z.string().nullable() })),
};
