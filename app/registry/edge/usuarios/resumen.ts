import { dayOf } from '~/clock.server';
import type { Outputs } from '../../contract';
import type { EdgeContext } from '../context';
import { countActivas } from '../cuentas/store';
import { mostrarNombre } from '../dominios/nombres';
import { persona } from '../implement';
import { usuarioDTO } from '../mensajes/present';
import { pageOf } from '../mensajes/rules';
import { countUsuario, listUsuario } from '../mensajes/store';
import { countDominios, type Grupo, listImportantes } from './resumen-store';

type Resumen = Outputs['usuario']['resumen']['resumen'];

/** Upcoming expirations are those within twenty days; the messages box has ten and no pager (spec 9). */
const DIAS = 20;
const MENSAJES = 10;

const TITULOS: Record<Grupo['tipo'], string> = {
  VENCIDO: 'Vencidos',
  PROXIMO_A_VENCER: 'Próximos a vencer',
  SIN_CUENTA_PAGO: 'Sin forma de pago',
  ELIMINADO: 'Eliminados',
};

const grupo = ({ tipo, total, dominios }: Grupo): Resumen['dominiosImportantes'][number] => ({
  tipo,
  titulo: TITULOS[tipo],
  total,
  dominios: dominios.map((row) => ({
    nombre: mostrarNombre(row.nombre),
    fechaVencimiento: row.fecha_vencimiento,
  })),
});

async function mensajesDe({ connection }: EdgeContext, usuarioId: number) {
  const pagina = pageOf(await countUsuario(connection, usuarioId), 1, MENSAJES);
  return (await listUsuario(connection, usuarioId, pagina)).map(usuarioDTO);
}

export const resumen = persona.usuario.resumen.handler(async ({ context }) => {
  const { id } = context.usuario;
  const { connection, now } = context;
  const hasta = dayOf(now).add({ days: DIAS }).toString();
  const importantes = (await listImportantes(connection, id, hasta)).filter(({ total }) => total > 0);
  const mensajes = await mensajesDe(context, id);
  return {
    codigo: 'OK' as const,
    mensaje: '',
    resumen: {
      ...(await countDominios(connection, id, hasta)),
      cantFormasPago: await countActivas(connection, id),
      mostrarMensajes: mensajes.length > 0,
      mensajes,
      mostrarDominiosImportantes: importantes.length > 0,
      dominiosImportantes: importantes.map(grupo),
      mostrarSugerencias: false,
      itemsSuggested: [],
    },
  };
});
