/** What each type of record is made of, with the specification's names (spec 3): forms, rules and wire read it here. */

export const TIPOS = ['A', 'AAAA', 'CNAME', 'MX', 'NS', 'TXT', 'SRV', 'CAA'] as const;
export type Tipo = (typeof TIPOS)[number];

/** How a field is read and written. */
export type Clase =
  | 'ipv4'
  | 'ipv6'
  | 'servidor'
  | 'correo'
  | 'alias'
  | 'fqdn'
  | 'numero'
  | 'octeto'
  | 'texto'
  | 'etiquetaCaa'
  | 'valorCaa';

interface Palabras {
  nombre: string;
  etiqueta: string;
  descripcion: string;
  /** Where the form offers a choice; what is stored may be another one of its kind. */
  opciones?: readonly string[];
}

export interface Dato extends Palabras {
  clase: Clase;
  /** What an empty field means, where it may be empty. */
  sinEscribir?: string;
}

export interface Estructura {
  tipo: Tipo;
  descripcion: string;
  /** The field that says whose record it is. */
  propietario: Palabras & { obligatorio: boolean };
  /** First labels of the owner, in fields of their own (RFC 2782). */
  prefijos: readonly Palabras[];
  /** The data, in the order of presentation format. */
  datos: readonly Dato[];
}

const DEL_DOMINIO = 'Como www; vacío o @, el dominio mismo.';

const propietario = (nombre: string, obligatorio = false, descripcion = DEL_DOMINIO) => ({
  nombre,
  etiqueta: 'Nombre',
  descripcion,
  obligatorio,
});

const prioridad: Dato = {
  nombre: 'pri',
  etiqueta: 'Prioridad',
  descripcion: 'De 0 a 65535. Se usa primero el número más bajo.',
  clase: 'numero',
};

const PUNTO = 'Si es de otro dominio, con punto al final; sin él se agrega este.';

/** CAA is this project's own (RFC 8659); the others are the specification's. */
export const ESTRUCTURAS: Record<Tipo, Estructura> = {
  A: {
    tipo: 'A',
    descripcion: 'Dirección IPv4 de un nombre',
    propietario: propietario('name'),
    prefijos: [],
    datos: [
      { nombre: 'ip', etiqueta: 'Dirección IPv4', descripcion: 'Por ejemplo 192.0.2.1', clase: 'ipv4' },
    ],
  },
  AAAA: {
    tipo: 'AAAA',
    descripcion: 'Dirección IPv6 de un nombre',
    propietario: propietario('name'),
    prefijos: [],
    datos: [
      { nombre: 'ipv6', etiqueta: 'Dirección IPv6', descripcion: 'Por ejemplo 2001:db8::1', clase: 'ipv6' },
    ],
  },
  CNAME: {
    tipo: 'CNAME',
    descripcion: 'Un nombre que es otro nombre (alias)',
    propietario: propietario('cname', true, 'El alias, como www. El dominio mismo no puede ser un alias.'),
    prefijos: [],
    datos: [
      {
        nombre: 'cannonical_name',
        etiqueta: 'Nombre canónico',
        descripcion: `A dónde lleva. ${PUNTO}`,
        clase: 'alias',
      },
    ],
  },
  MX: {
    tipo: 'MX',
    descripcion: 'Servidor que recibe el correo',
    propietario: propietario('name'),
    prefijos: [],
    datos: [
      prioridad,
      { nombre: 'mail_server', etiqueta: 'Servidor de correo', descripcion: PUNTO, clase: 'correo' },
    ],
  },
  NS: {
    tipo: 'NS',
    descripcion: 'Servidor de nombres de un subdominio',
    propietario: propietario('name', true, 'El subdominio que atienden otros servidores.'),
    prefijos: [],
    datos: [{ nombre: 'target', etiqueta: 'Servidor de nombres', descripcion: PUNTO, clase: 'servidor' }],
  },
  TXT: {
    tipo: 'TXT',
    descripcion: 'Texto: verificaciones, SPF, DKIM, DMARC',
    propietario: propietario('txt_name'),
    prefijos: [],
    datos: [
      {
        nombre: 'text',
        etiqueta: 'Texto',
        descripcion: 'Hasta 500 caracteres, sin comillas alrededor.',
        clase: 'texto',
      },
    ],
  },
  SRV: {
    tipo: 'SRV',
    descripcion: 'Servidor y puerto de un servicio',
    propietario: propietario('srv_name'),
    prefijos: [
      {
        nombre: 'service',
        etiqueta: 'Servicio',
        descripcion: 'Con su guion bajo.',
        opciones: ['_sip', '_http', '_ftp', '_ldap', '_imap'],
      },
      {
        nombre: 'protocol',
        etiqueta: 'Protocolo',
        descripcion: 'Con su guion bajo.',
        opciones: ['_tcp', '_udp'],
      },
    ],
    datos: [
      prioridad,
      {
        nombre: 'weight',
        etiqueta: 'Peso',
        descripcion: 'De 0 a 65535. Reparte entre servidores de igual prioridad.',
        clase: 'numero',
      },
      { nombre: 'port', etiqueta: 'Puerto', descripcion: 'De 0 a 65535.', clase: 'numero' },
      {
        nombre: 'target',
        etiqueta: 'Servidor',
        descripcion: 'El nombre completo, con punto al final.',
        clase: 'fqdn',
      },
    ],
  },
  CAA: {
    tipo: 'CAA',
    descripcion: 'Qué autoridad puede emitir certificados',
    propietario: propietario('caa_name'),
    prefijos: [],
    datos: [
      {
        nombre: 'flags',
        etiqueta: 'Crítico',
        descripcion: '0 en general; 128 si quien no entienda la regla no debe emitir.',
        opciones: ['0', '128'],
        clase: 'octeto',
        sinEscribir: '0',
      },
      {
        nombre: 'tag',
        etiqueta: 'Propiedad',
        descripcion: 'issue: quién emite; issuewild: quién emite comodines; iodef: a quién avisar.',
        opciones: ['issue', 'issuewild', 'iodef'],
        clase: 'etiquetaCaa',
      },
      { nombre: 'value', etiqueta: 'Valor', descripcion: 'Por ejemplo letsencrypt.org', clase: 'valorCaa' },
    ],
  },
};

export const esTipo = (texto: string): texto is Tipo => TIPOS.some((tipo) => tipo === texto);

/** What each field of a type's form is, and whether it has to be filled in. */
export function camposDelFormulario(tipo: Tipo) {
  const { propietario, prefijos, datos } = ESTRUCTURAS[tipo];
  const campo = ({ nombre, etiqueta, descripcion, opciones = [] }: Palabras, obligatorio: boolean) => ({
    nombre,
    etiqueta,
    descripcion,
    obligatorio,
    opciones: [...opciones],
  });
  return [
    campo(propietario, propietario.obligatorio),
    ...prefijos.map((prefijo) => campo(prefijo, true)),
    ...datos.map((dato) => campo(dato, dato.sinEscribir === undefined)),
  ];
}

/** What a type of record is made of, as its form needs it: `estructurasRegistros` of spec 3. */
export const estructuraDe = (tipo: Tipo) => ({
  tipo,
  descripcion: ESTRUCTURAS[tipo].descripcion,
  estructuraCampos: camposDelFormulario(tipo),
});
