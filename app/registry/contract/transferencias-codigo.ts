import { z } from 'zod';
import { instante, operacion, privada, texto } from './base';
import { alVencer, codigoAutorizacion } from './transferencias-formas';

const tags = ['Código de autorización'];
const base = '/transferencia-reg/codigo';
const deCodigo = z.object({ dominio: texto, codigo: texto });

/** What there is of a code; null where there is none. */
const vigente = {
  ...codigoAutorizacion.partial().shape,
  /** What the next operations take instead of the code once that is spent. This project's own. */
  referencia: z.string().optional(),
  alVencer: alVencer.nullish(),
  /** Who asks for the name with it, and until when that can be answered; null while nobody does. This project's own, both. */
  nuevoRegistrador: z.string().nullish(),
  fechaVencSol: instante.nullish(),
};

export const codigoVigente = z.object({
  code: z.enum(['OK', 'ERROR']),
  mensaje: z.string(),
  ...vigente,
  /** Why the name could not leave now, where there is no code; empty where it could. This project's own. */
  motivo: z.string().optional(),
});

export const codigosPasados = z.object({ historial: z.array(codigoAutorizacion) });

/**
 * Domains that leave for another registrar: the authorization code, and the answer to who asks with it (spec 7; paths of
 * decision m, this project's own). For the holder, the administrative and the technical contact of a .uy name.
 */
export const codigo = {
  /** Makes a code, and tells the holder and the administrative contact. The one there was stops being good. */
  solicitar: privada(
    { method: 'POST', path: base, summary: 'Solicitar un código de autorización', tags },
    { acciones: ['codigoTransferencia'], confirma: 'codigoTransferencia' },
  )
    .input(z.object({ dominio: texto, operacion }))
    .output(z.object({ error: z.boolean(), codigo: z.string(), mensaje: z.string(), ...vigente })),

  /** The code in force, or the one a registrar is asking with. `code` is OK also where there is none. */
  vigente: privada({
    method: 'GET',
    path: `${base}/{dominio}`,
    summary: 'Código de autorización actual',
    tags,
  })
    .input(z.object({ dominio: texto }))
    .output(codigoVigente),

  /** Codes that are over, newest first: expired, or used for an approval or a rejection. */
  historial: privada({
    method: 'GET',
    path: `${base}/{dominio}/historial`,
    summary: 'Historial de códigos de autorización',
    tags,
  })
    .input(z.object({ dominio: texto }))
    .output(codigosPasados),

  /** Lets the name go to who asked with the code. The name stops being the caller's. */
  aprobar: privada(
    {
      method: 'POST',
      path: `${base}/aprobar`,
      summary: 'Aprobar la transferencia pedida con el código',
      tags,
    },
    { acciones: ['aprobarTransferencia'], confirma: 'aprobarTransferencia' },
  )
    .input(deCodigo.extend({ operacion }))
    .output(z.object({ code: z.enum(['OK', 'ERROR']), codigo: z.string(), mensaje: z.string() })),

  /** Keeps the name; the code is of no more use. */
  rechazar: privada(
    {
      method: 'POST',
      path: `${base}/rechazar`,
      summary: 'Rechazar la transferencia pedida con el código',
      tags,
    },
    { acciones: ['rechazarTransferencia'] },
  )
    .input(deCodigo.extend({ operacion }))
    .output(z.object({ error: z.boolean(), codigo: z.string(), mensaje: z.string() })),
};
