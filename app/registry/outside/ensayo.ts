import { contract } from '../contract';
import { outside } from './implement';
import { own } from './own-operation';

const op = outside.ensayo;
const asked = contract.ensayo;

/** All of it is this project's own: of an edge that does not declare it nothing can be rehearsed. */
export const ensayo = {
  ver: op.ver.handler(({ context: { edge }, input }) => own(edge, asked.ver, input)),
};
