import { z } from 'zod';
import { masivos } from './administracion/masivos';
import { instante, mapErrores, privada } from './base';
import { dns } from './dns';
import { avisado, importacion, varios, zona } from './ensayo-formas';
import { transferencia } from './transferencias';

const tags = ['Ensayo'];

/** What an act of the contract takes: the rehearsal takes the same. */
function pedidoDe<S extends z.ZodType>({ '~orpc': { inputSchema } }: { '~orpc': { inputSchema?: S } }): S {
  if (!inputSchema) throw new Error('An act that is rehearsed takes something');
  return inputSchema;
}

/** The acts that can be rehearsed, each with what it is asked with. */
const acto = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('DELEGAR'), pedido: pedidoDe(dns.delegar) }),
  z.object({ tipo: z.literal('CAMBIAR_ZONA'), pedido: pedidoDe(dns.cambiarZona) }),
  z.object({ tipo: z.literal('CAMBIAR_VARIOS'), pedido: pedidoDe(masivos.iniciarCambioMasivo) }),
  // Without the price that was shown: it is what the rehearsal tells.
  z.object({
    tipo: z.literal('IMPORTAR_DOMINIO'),
    pedido: pedidoDe(transferencia.solicitar).omit({ importe: true, operacion: true }),
  }),
]);

const ensayado = z.object({
  /** Of which moment it is: what is done later is judged anew. */
  momento: instante,
  /** What the act would answer. `seHace`: it would be done now. */
  acto: z.object({ seHace: z.boolean(), codigo: z.string(), mensaje: z.string(), mapErrores }),
  /** What the person is asked before it is done: to sign in again. Empty where nothing. */
  confirma: z.string(),
  zona: zona.nullable(),
  /** Whether the servers that would serve it answer for it now; null where nobody was asked. */
  servidores: z
    .object({
      servidores: z.array(z.object({ nombre: z.string(), bien: z.boolean(), visto: z.string() })),
      avisos: z.array(z.string()),
    })
    .nullable(),
  /** Of many names they are counted, and not listed. */
  avisados: z.array(avisado),
  /** Of a change of many names. */
  varios: varios.nullable(),
  /** Of a name that is asked for of another registrar; `zona` is in it, for it changes when that one approves. */
  importacion: importacion.nullable(),
});
export type Ensayado = z.output<typeof ensayado>;

/** What an act would do, before it is done. All of it is this project's own. */
export const ensayo = {
  /**
   * Does an act, sees what comes of it and undoes it: what it answers, what the servers would, who would be told. Nothing is
   * written, sent or published. Whoever may not do it gets the refusal of the act itself, and 404 of a name that is not theirs.
   * Of many names as many are tried as there is time for. A code is tried as `autorizar` tries it: a wrong one counts.
   */
  ver: privada(
    { method: 'POST', path: '/usuario/ensayo', summary: 'Ver qué va a pasar', tags },
    { otros: ['DEMASIADAS'] },
  )
    .input(z.object({ acto }))
    .output(
      z.object({
        esRespOK: z.boolean(),
        codigo: z.string(),
        mensaje: z.string(),
        mapErrores,
        ensayo: ensayado.nullable(),
      }),
    ),
};
