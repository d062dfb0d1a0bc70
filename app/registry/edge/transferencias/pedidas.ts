import { TECNICOS } from '../../domain/acciones';
import { toULabels } from '../../domain/labels';
import { PORTAL } from '../../domain/lifecycle';
import type { ContextoPersona } from '../context';
import { habilitada } from './ajustes';
import { nombresDeRegistradores } from './registradores-store';
import { listPedidasA } from './store';

/** As many as a dashboard tells: more than that nobody is asked at once. */
const A_LA_VISTA = 10;

/** The names of somebody's that other registrars ask for, for who may answer them; the first to end first. */
export async function pedidasA({ connection, usuario, now }: ContextoPersona) {
  if (!habilitada()) return [];
  const rows = await listPedidasA(connection, usuario.id, {
    pierde: PORTAL,
    roles: TECNICOS,
    now,
    cantidad: A_LA_VISTA,
  });
  if (rows.length === 0) return [];
  const nombres = await nombresDeRegistradores(connection);
  return rows.map(({ nombre, gana, vence_en }) => ({
    nombre: toULabels(nombre),
    nuevoRegistrador: nombres.get(gana) ?? '',
    fechaVencSol: vence_en,
  }));
}
