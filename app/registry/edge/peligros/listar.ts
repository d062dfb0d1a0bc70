import { persona } from '../implement';
import { listaDePeligros } from './present';

export const listar = persona.peligros.listar.handler(({ context, input }) =>
  listaDePeligros(
    context,
    { tipo: input.tipo, silenciados: input.silenciados },
    { desde: input.primerResultado, cantidad: input.cantResultados },
  ),
);
