import { muestraFechaAlta } from './lifecycle';

/**
 * What of a name is for everybody to see, field by field: the one table of it. The answer of every door (the page, RDAP and
 * port 43) holds what it lets through, and RDAP says of the rest how it was left out (RFC 9537).
 */

/** Who sees a field: everybody, everybody while the name is in some states, or nobody but its owner. */
export type Quien = 'cualquiera' | 'según el estado' | 'nadie';

/** How what is not seen is left out: the member is not there, or it is there and empty (RFC 9537, 3). */
export type Metodo = 'removal' | 'emptyValue';

interface Campo {
  quien: Quien;
  metodo: Metodo;
  /** Where it would stand in an answer of RDAP; of a contact, below its entity. */
  path: string;
  /** How the profiles of RDAP call it; of a contact, after its role. */
  nombre: string;
}

/** The fields of a name itself that are not for everybody. */
export const CAMPOS_DE_DOMINIO = {
  id: { quien: 'nadie', metodo: 'removal', path: '$.handle', nombre: 'Registry Domain ID' },
  fechaAlta: {
    quien: 'según el estado',
    metodo: 'removal',
    path: "$.events[?(@.eventAction=='registration')]",
    nombre: 'Registration Date',
  },
} as const satisfies Record<string, Campo>;

/** What people say of themselves in a contact. What they left empty they did not make public. */
export const CAMPOS_DE_CONTACTO = {
  nombre: {
    quien: 'cualquiera',
    metodo: 'emptyValue',
    path: ".vcardArray[1][?(@[0]=='fn')][3]",
    nombre: 'Name',
  },
  direccion: {
    quien: 'cualquiera',
    metodo: 'emptyValue',
    path: ".vcardArray[1][?(@[0]=='adr')][3][2]",
    nombre: 'Street',
  },
  telefono: {
    quien: 'cualquiera',
    metodo: 'removal',
    path: ".vcardArray[1][?(@[0]=='tel')]",
    nombre: 'Phone',
  },
  emailPublico: {
    quien: 'cualquiera',
    metodo: 'removal',
    path: ".vcardArray[1][?(@[0]=='email' && @[1].pref=='1')]",
    nombre: 'Email',
  },
  /** The address for notices is nobody else's business (spec 2). */
  email: {
    quien: 'nadie',
    metodo: 'removal',
    path: ".vcardArray[1][?(@[0]=='email' && @[1].pref=='2')]",
    nombre: 'Notification Email',
  },
} as const satisfies Record<string, Campo>;

export type CampoDeContacto = keyof typeof CAMPOS_DE_CONTACTO;

function isSeen(quien: Quien, estado: string | null): boolean {
  switch (quien) {
    case 'cualquiera':
      return true;
    case 'según el estado':
      return muestraFechaAlta(estado);
    case 'nadie':
      return false;
  }
}

/** Whether everybody sees a field of a name that is in a state, here or at another edge. */
export const seVeDelDominio = (campo: keyof typeof CAMPOS_DE_DOMINIO, estado: string | null): boolean =>
  isSeen(CAMPOS_DE_DOMINIO[campo].quien, estado);

/** A field of a contact as everybody sees it: empty where it is not for them. */
export const loPublico = (campo: CampoDeContacto, valor: string): string =>
  CAMPOS_DE_CONTACTO[campo].quien === 'cualquiera' ? valor : '';
