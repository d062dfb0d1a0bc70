import { dayOf } from '~/base/clock.server';
import { toULabels } from '../../../domain/labels';
import { estadoAl } from '../../../domain/lifecycle';
import { readNombre } from '../../../domain/name';
import { fichaDe } from '../../administracion/ficha';
import { esAdministrable } from '../../administracion/rules';
import { findDeTitularSinCuenta, findPropio, findTitularDe } from '../../administracion/store';
import { type ContextoPersona, notFound } from '../../context';
import { findUsuario, type UsuarioActual } from '../../quien/account-store';
import { fila } from '../../row-of-id';
import { findFila } from '../../transferencias/titular-store';
import { listDevueltos } from '../cobros/store';
import { oficina } from '../implement';
import { miradaDe } from './mirada';
import { findCompraDe } from './referencias-store';
import { sinNumeros } from './sin-numeros';
import { vuelvenDe } from './vuelven';

/** Through whose eyes a name is read whose holder has no account: it has none of their own data to show. */
const SIN_CUENTA: UsuarioActual = {
  id: 0,
  oid: '',
  login: '',
  nombre: null,
  correo: null,
  menos_avisos: 0,
};

/** What the holder would read, with their eyes and not in their name: nothing can be asked or done with it. */
async function comoSuTitular(context: ContextoPersona, ascii: string, usuarioId: number | null) {
  const { connection } = context;
  const usuario = usuarioId === null ? SIN_CUENTA : await findUsuario(connection, usuarioId);
  const row =
    usuarioId === null
      ? await findDeTitularSinCuenta(connection, ascii)
      : await findPropio(connection, usuarioId, ascii);
  if (!row) throw notFound();
  return { vista: { ...context, usuario }, row };
}

export const ficha = oficina.dominios.ficha.handler(async ({ context, input }) => {
  const { connection } = context;
  const ascii = readNombre(input.nombreDominio);
  const titular = ascii ? await findTitularDe(connection, ascii) : undefined;
  if (!ascii || !titular) throw notFound();
  const nombre = toULabels(ascii);
  const guardado = await findFila(connection, ascii);
  const registrado = guardado !== undefined && esAdministrable(estadoAl(guardado, dayOf(context.now)));
  const mirada = await miradaDe(context, ascii, titular);
  if (!mirada) return { nombre, registrado, mirada, ficha: null };
  const { vista, row } = await comoSuTitular(context, ascii, titular.usuario_id);
  const visto = await fichaDe(vista, row, { ...input, conCodigos: false });
  const cobros = visto.pagos?.cargos.map(({ id }) => fila(id)) ?? [];
  const devueltos = await listDevueltos(connection, cobros);
  const vuelven = await vuelvenDe(connection, row);
  const compra = registrado ? null : await findCompraDe(connection, row.id);
  return {
    nombre,
    registrado,
    mirada,
    ficha: { ...sinNumeros(visto), vuelven, devueltos, compra },
  };
});
