import { actosDe } from '../../domain/oficina';
import { oficina } from './implement';

export const yo = oficina.personal.yo.handler(async ({ context: { usuario, funcionario } }) => ({
  nombre: usuario.nombre ?? usuario.login,
  conjuntos: funcionario.conjuntos,
  actos: actosDe(funcionario.conjuntos),
  faltaSegundoPaso: !usuario.conFactor,
}));
