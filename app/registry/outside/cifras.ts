import { contract } from '../contract';
import { outside } from './implement';
import { own } from './own-operation';

const { mensuales } = contract.cifras;

/** All of it is this project's own: only an edge like ours has it. */
export const cifras = {
  mensuales: outside.cifras.mensuales.handler(({ context: { edge } }) => own(edge, mensuales)),
};
