import { TITULO_DE, type TipoContacto } from '~/registry/domain/roles';

/** A contact in its words, and the actions that permit to edit it and to put somebody else (spec 6). */
export interface ContactRole {
  tipo: TipoContacto;
  titulo: string;
  editar: string;
  cambiar: string;
}

export const CONTACTOS: readonly ContactRole[] = [
  { tipo: 'TITULAR', titulo: TITULO_DE.titular, editar: 'editarTitular', cambiar: 'transferirTitular' },
  {
    tipo: 'ADMINISTRADOR',
    titulo: TITULO_DE.administrador,
    editar: 'editarAdministrador',
    cambiar: 'invitarAdministrador',
  },
  { tipo: 'TECNICO', titulo: TITULO_DE.tecnico, editar: 'editarTecnico', cambiar: 'invitarTecnico' },
  {
    tipo: 'FINANCIERO',
    titulo: TITULO_DE.financiero,
    editar: 'editarFinanciero',
    cambiar: 'invitarFinanciero',
  },
];

/** The contact that an address names. */
export const contactAsked = (query: URLSearchParams): ContactRole | undefined =>
  CONTACTOS.find(({ tipo }) => tipo === query.get('tipo'));
