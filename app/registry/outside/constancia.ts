import { contract } from '../contract';
import { outside } from './implement';
import { own } from './own-operation';

const op = outside.constancia;
const { emitir, consultar, clavePublica } = contract.constancia;

/** All of it is this project's own: only an edge like ours has it. */
export const constancia = {
  emitir: op.emitir.handler(({ context: { edge }, input }) => own(edge, emitir, input)),
  consultar: op.consultar.handler(({ context: { edge }, input }) => own(edge, consultar, input)),
  clavePublica: op.clavePublica.handler(({ context: { edge }, input }) => own(edge, clavePublica, input)),
};
