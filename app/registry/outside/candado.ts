import { contract } from '../contract';
import { outside } from './implement';
import { own, ownQuestion } from './own-operation';

const op = outside.candado;
const asked = contract.candado;

/** All of it is this project's own: only an edge like ours has it. */
export const candado = {
  ver: op.ver.handler(({ context: { edge } }) => ownQuestion(edge, asked.ver)),
  custodia: op.custodia.handler(({ context: { edge }, input }) => ownQuestion(edge, asked.custodia, input)),
  invitarCustodio: op.invitarCustodio.handler(({ context: { edge }, input }) =>
    own(edge, asked.invitarCustodio, input),
  ),
  quitarCustodio: op.quitarCustodio.handler(({ context: { edge }, input }) =>
    own(edge, asked.quitarCustodio, input),
  ),
  responderCustodia: op.responderCustodia.handler(({ context: { edge }, input }) =>
    own(edge, asked.responderCustodia, input),
  ),
  cerrar: op.cerrar.handler(({ context: { edge }, input }) => own(edge, asked.cerrar, input)),
  abrir: op.abrir.handler(({ context: { edge }, input }) => own(edge, asked.abrir, input)),
  mantener: op.mantener.handler(({ context: { edge }, input }) => own(edge, asked.mantener, input)),
  responder: op.responder.handler(({ context: { edge }, input }) => own(edge, asked.responder, input)),
};
