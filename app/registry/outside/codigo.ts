import { contract } from '../contract';
import { outside } from './implement';
import { own } from './own';

const op = outside.codigo;
const { codigo: asked } = contract;

/**
 * Authorization codes: section 7 does not show their methods and paths, so only an edge with ours (decision m) has them;
 * with any other their section is not shown.
 */
export const codigo = {
  solicitar: op.solicitar.handler(({ context: { edge }, input }) => own(edge, asked.solicitar, input)),
  vigente: op.vigente.handler(({ context: { edge }, input }) => own(edge, asked.vigente, input)),
  historial: op.historial.handler(({ context: { edge }, input }) => own(edge, asked.historial, input)),
  aprobar: op.aprobar.handler(({ context: { edge }, input }) => own(edge, asked.aprobar, input)),
  rechazar: op.rechazar.handler(({ context: { edge }, input }) => own(edge, asked.rechazar, input)),
};
