import { contract } from '../contract';
import { outside } from './implement';
import { own, ownQuestion } from './own-operation';

const op = outside.vuelta;
const { puntos, volver } = contract.vuelta;

/** All of it is this project's own: only an edge like ours has it. */
export const vuelta = {
  puntos: op.puntos.handler(({ context: { edge }, input }) => ownQuestion(edge, puntos, input)),
  volver: op.volver.handler(({ context: { edge }, input }) => own(edge, volver, input)),
};
