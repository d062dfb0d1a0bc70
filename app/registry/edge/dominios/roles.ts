import type { TipoContacto } from '../../contract/administracion/formas';
import type { Rol } from './permisos';

/** The contract's word for each role, in the registry's. */
export const ROL_DE: Record<TipoContacto, Rol> = {
  TITULAR: 'titular',
  ADMINISTRADOR: 'administrador',
  TECNICO: 'tecnico',
  FINANCIERO: 'financiero',
};

export const TIPO_DE: Record<Rol, TipoContacto> = {
  titular: 'TITULAR',
  administrador: 'ADMINISTRADOR',
  tecnico: 'TECNICO',
  financiero: 'FINANCIERO',
};

/** What somebody with each role is called in a sentence. */
export const CONTACTO_DE: Record<Rol, string> = {
  titular: 'titular',
  administrador: 'contacto administrativo',
  tecnico: 'contacto técnico',
  financiero: 'contacto financiero',
};
