import { contract } from '../contract';
import { outside } from './implement';
import { ifAny, own } from './own-operation';

const { preguntas } = contract.ayuda;

/** All of it is this project's own: in front of an edge without it the help is the one that comes with the portal. */
export const ayuda = {
  preguntas: outside.ayuda.preguntas.handler(
    async ({ context: { edge } }) => (await ifAny(own(edge, preguntas))) ?? { preguntas: [] },
  ),
};
