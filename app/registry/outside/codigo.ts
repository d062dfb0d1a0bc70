import { contract } from '../contract';
import { type CodigoAutorizacion, codigoAutorizacion } from '../contract/transferencias-formas';
import type { Given } from './answer-reader';
import { notOffered } from './edge';
import { outside } from './implement';
import { own } from './own-operation';

const op = outside.codigo;
const { codigo: asked } = contract;
const STATES = codigoAutorizacion.shape.state.options;

/** A code that is over (spec 3): whatever else it is called, it is of no more use. */
const pasado = (said: Given): CodigoAutorizacion => ({
  authorizationCode: said.of('authorizationCode').text(''),
  state: said.of('state').oneOf(STATES, 'EXPIRED'),
  requestDate: said.of('requestDate').instant(),
  expirationDate: said.of('expirationDate').instant(),
});

/**
 * Authorization codes: section 7 does not show their methods and paths, so only an edge with ours (decision m) has them;
 * with any other their section is not shown.
 */
export const codigo = {
  solicitar: op.solicitar.handler(({ context: { edge }, input }) => own(edge, asked.solicitar, input)),
  vigente: op.vigente.handler(({ context: { edge }, input }) => own(edge, asked.vigente, input)),

  /** Section 7 tells it as the list itself. */
  historial: op.historial.handler(async ({ context: { edge }, input: { dominio } }) => {
    const { path = '' } = asked.historial['~orpc'].route;
    const answer = await edge.own({ path, at: { dominio } });
    if (!answer) throw notOffered();
    return { historial: answer.said.mustList('historial').map(pasado) };
  }),

  aprobar: op.aprobar.handler(({ context: { edge }, input }) => own(edge, asked.aprobar, input)),
  rechazar: op.rechazar.handler(({ context: { edge }, input }) => own(edge, asked.rechazar, input)),
};
