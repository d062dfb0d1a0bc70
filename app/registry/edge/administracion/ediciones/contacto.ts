import type { ContactoEntrada } from '../../../contract/formas';
import { contactoDeDominio, mapErroresDe, publicosDeTitular } from '../../../contract/formularios';
import type { Accion } from '../../../domain/acciones';
import type { Rol, TipoContacto } from '../../../domain/roles';
import { ROL_DE } from '../../../domain/roles';
import { Rechazo } from '../../cambio/rechazo';
import { cambiarDominio } from '../../dominios/cambios';
import { columnaDe } from '../../dominios/role-columns';
import { seguirTitular } from '../../invitaciones/enviar';
import { isDeNadie } from '../../invitaciones/store';
import { conDatos, type DatosPublicos } from './contacto-store';
import type { Edicion } from './edicion';

const ACCIONES: Record<Rol, Accion> = {
  titular: 'editarTitular',
  administrador: 'editarAdministrador',
  tecnico: 'editarTecnico',
  financiero: 'editarFinanciero',
};

/** The data as typed, checked by the rules of spec 5. */
export function readContacto(tipo: TipoContacto, entrada: ContactoEntrada): DatosPublicos {
  const schema = tipo === 'TITULAR' ? publicosDeTitular : contactoDeDominio;
  const parsed = schema.safeParse(entrada);
  if (!parsed.success) throw Rechazo.deCampos(mapErroresDe(parsed.error));
  const { emailPublico: email_publico, ...datos } = parsed.data;
  return { ...datos, email_publico };
}

export const alcanceDeContacto = (tipo: TipoContacto) => ({
  accion: ACCIONES[ROL_DE[tipo]],
  falta: () => undefined,
  ninguno: 'No tiene permisos para modificar ese contacto en ninguno de los dominios seleccionados.',
});

/** Gives the contact of a role other data: a version of its own, the account behind it stays. */
export const edicionDeContacto = (tipo: TipoContacto, datos: DatosPublicos): Edicion => ({
  ...alcanceDeContacto(tipo),
  edit: async (op, dominio) => {
    const column = columnaDe(ROL_DE[tipo]);
    const antes = dominio[column];
    const ahora = await conDatos(op.trx, antes, datos, op.now);
    if (tipo === 'TITULAR') await seguirTitular(op, dominio, { antes, ahora, correo: datos.email_publico });
    // Who was given the administration along with the name has it by the same contact.
    const along =
      tipo === 'TITULAR' && antes === dominio.administrador_id && (await isDeNadie(op.trx, antes));
    const columnas = { [column]: ahora, ...(along ? { administrador_id: ahora } : {}) };
    return cambiarDominio(op, dominio, 'CONTACTOS', { columnas });
  },
});
