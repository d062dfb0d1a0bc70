import { dayOf } from '~/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Outputs } from '../../contract';
import { findPredeterminado } from '../contactos/store';
import type { EdgeContext } from '../context';
import { countActivas } from '../cuentas/store';
import { mostrarNombre } from '../dominios/nombres';
import { persona } from '../implement';
import { usuarioDTO } from '../mensajes/present';
import { pageOf } from '../mensajes/rules';
import { countUsuario, listUsuario } from '../mensajes/store';
import type { Filtro } from './filtro-de-nombres';
import { contados, parteDe } from './parte';
import { type Cuantos, filtrosDe, sugerencias, TIPOS, TITULOS } from './resumen-rules';

type Resumen = Outputs['usuario']['resumen']['resumen'];

/** The messages box has ten and no pager (spec 9); of each kind some names are shown, the rest is in the list. */
const MENSAJES = 10;
const MUESTRA = 5;

async function mensajesDe({ connection }: EdgeContext, usuarioId: number) {
  const pagina = pageOf(await countUsuario(connection, usuarioId), 1, MENSAJES);
  return (await listUsuario(connection, usuarioId, pagina)).map(usuarioDTO);
}

/** Names that need attention, by kind: the first ones of the list that each number leads to. */
async function importantes(
  connection: Connection,
  usuarioId: number,
  cuantos: Cuantos,
  filtros: Record<(typeof TIPOS)[number], Filtro>,
): Promise<Resumen['dominiosImportantes']> {
  const kinds = TIPOS.filter((tipo) => cuantos[tipo] > 0);
  return Promise.all(
    kinds.map(async (tipo) => {
      const { rows } = await parteDe(connection, usuarioId, filtros[tipo], { desde: 0, cantidad: MUESTRA });
      const dominios = rows.map(({ nombre, fecha_vencimiento }) => ({
        nombre: mostrarNombre(nombre),
        fechaVencimiento: fecha_vencimiento,
      }));
      return { tipo, titulo: TITULOS[tipo], total: cuantos[tipo], dominios };
    }),
  );
}

export const resumen = persona.usuario.resumen.handler(async ({ context }) => {
  const { connection, now, usuario } = context;
  const filtros = filtrosDe(dayOf(now));
  const cuantos = await contados(connection, usuario.id, filtros);
  const cantFormasPago = await countActivas(connection, usuario.id);
  const contacto = await findPredeterminado(connection, usuario.id);
  const mensajes = await mensajesDe(context, usuario.id);
  const itemsSuggested = sugerencias(cuantos, {
    formasPago: cantFormasPago,
    correoValidado: contacto?.email_validado_en != null,
  });
  return {
    codigo: 'OK' as const,
    mensaje: '',
    resumen: {
      cantDomRegistrados: cuantos.REGISTRADOS,
      cantDomAlojados: cuantos.ALOJADOS,
      cantDomVencProximos: cuantos.PROXIMO_A_VENCER,
      cantFormasPago,
      mostrarMensajes: mensajes.length > 0,
      mensajes,
      mostrarDominiosImportantes: TIPOS.some((tipo) => cuantos[tipo] > 0),
      dominiosImportantes: await importantes(connection, usuario.id, cuantos, filtros),
      mostrarSugerencias: itemsSuggested.length > 0,
      itemsSuggested,
    },
  };
});
