import { type Conjunto, conjuntosEnPalabras } from '../../domain/oficina';
import { cambio } from '../cambio/cambio';
import { addDiferencia } from '../cambio/paso';
import { Rechazo } from '../cambio/rechazo';
import { notFound } from '../context';
import { findUsuario } from '../quien/account-store';
import { fila } from '../row-of-id';
import { anotarActo } from './historia';
import { oficina } from './implement';
import { motivoDe } from './motivo';
import { countDireccion, findPorId, listPersonal, lockPersonal, saveConjuntos } from './personal-store';
import { requireSegundaPersona } from './por-aprobar/pedir';
import { countEsperanDe } from './por-aprobar/store';

export const listar = oficina.personal.listar.handler(async ({ context: { connection, usuario, now } }) => {
  const esperan = await countEsperanDe(connection, now);
  return {
    personal: (await listPersonal(connection)).map((each) => ({
      id: each.id,
      nombre: each.nombre ?? each.login,
      correo: each.correo ?? '',
      conjuntos: each.conjuntos,
      desde: each.alta_en,
      esUsted: each.usuario_id === usuario.id,
      esperan: esperan.get(each.usuario_id) ?? 0,
    })),
  };
});

const SIN_DIRECCION =
  'Tiene que quedar alguien de dirección con quien decidir quién trabaja en el registro. Antes agregue a otra persona a Dirección.';

export const cambiar = cambio(oficina.personal.cambiar, async (op, { id, conjuntos, motivo }) => {
  const razon = motivoDe(motivo);
  await lockPersonal(op.trx);
  const before = await findPorId(op.trx, fila(id));
  if (!before) throw notFound();
  const despues = [...new Set(conjuntos)].sort();
  const { nombre, login } = await findUsuario(op.trx, before.usuarioId);
  const puede = (conjuntos: readonly Conjunto[]) => conjuntosEnPalabras(conjuntos);
  addDiferencia(op, 'Puede', puede(despues), puede(before.conjuntos));
  requireSegundaPersona(
    op,
    {
      acto: 'cambiarPersonal',
      que: 'cambiar lo que puede hacer alguien',
      clase: 'funcionario',
      sobre: nombre ?? login,
      clave: `funcionario:${before.id}`,
      motivo: razon,
    },
    { daPermisos: despues.some((each) => !before.conjuntos.includes(each)) },
  );
  await saveConjuntos(op.trx, before.usuarioId, despues, op.now);
  if ((await countDireccion(op.trx)) === 0) throw new Rechazo('ESTADO', SIN_DIRECCION);
  await anotarActo(op, {
    acto: despues.length > 0 ? 'Cambió lo que puede hacer alguien' : 'Dio de baja a alguien',
    clase: 'funcionario',
    sobre: nombre ?? login,
    motivo: razon,
    antes: { puede: puede(before.conjuntos) },
    despues: { puede: puede(despues) },
  });
  const mensaje =
    despues.length > 0
      ? `${nombre ?? login} ahora es de ${conjuntosEnPalabras(despues)}.`
      : `${nombre ?? login} ya no entra a la oficina.`;
  return { mensaje };
});
