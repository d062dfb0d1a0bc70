import { contract } from '../contract';
import { outside } from './implement';
import { own, ownQuestion } from './own-operation';

const op = outside.peligros;
const { listar, silenciar } = contract.peligros;

/** All of it is this project's own: only an edge like ours has it. */
export const peligros = {
  listar: op.listar.handler(({ context: { edge }, input }) => ownQuestion(edge, listar, input)),
  silenciar: op.silenciar.handler(({ context: { edge }, input }) => own(edge, silenciar, input)),
};
