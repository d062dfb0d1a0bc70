import type { TipoContacto } from '~/addresses';

/** A contact in its words, and the actions that permit to edit it and to put somebody else (spec 6). */
export interface ContactRole {
  tipo: TipoContacto;
  titulo: string;
  editar: string;
  cambiar: string;
}

export const CONTACTOS: readonly ContactRole[] = [
  { tipo: 'TITULAR', titulo: 'Titular', editar: 'editarTitular', cambiar: 'transferirTitular' },
  {
    tipo: 'ADMINISTRADOR',
    titulo: 'Administrativo',
    editar: 'editarAdministrador',
    cambiar: 'invitarAdministrador',
  },
  { tipo: 'TECNICO', titulo: 'Técnico', editar: 'editarTecnico', cambiar: 'invitarTecnico' },
  { tipo: 'FINANCIERO', titulo: 'Financiero', editar: 'editarFinanciero', cambiar: 'invitarFinanciero' },
];

/** The contact that an address names. */
export const contactAsked = (query: URLSearchParams): ContactRole | undefined =>
  CONTACTOS.find(({ tipo }) => tipo === query.get('tipo'));
