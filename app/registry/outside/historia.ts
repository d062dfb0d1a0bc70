import { contract } from '../contract';
import { outside } from './implement';
import { own, ownQuestion } from './own-operation';

const op = outside.historia;
const { listar, enFecha, congelar, enlaceDeCongelar, congelarConEnlace } = contract.historia;

/** All of it is this project's own: only an edge like ours has it. */
export const historia = {
  listar: op.listar.handler(({ context: { edge }, input }) => ownQuestion(edge, listar, input)),
  enFecha: op.enFecha.handler(({ context: { edge }, input }) => ownQuestion(edge, enFecha, input)),
  congelar: op.congelar.handler(({ context: { edge }, input }) => own(edge, congelar, input)),
  enlaceDeCongelar: op.enlaceDeCongelar.handler(({ context: { edge }, input }) =>
    ownQuestion(edge, enlaceDeCongelar, input),
  ),
  congelarConEnlace: op.congelarConEnlace.handler(({ context: { edge }, input }) =>
    own(edge, congelarConEnlace, input),
  ),
};
