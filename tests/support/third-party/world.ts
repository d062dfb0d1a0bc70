/** A contact, as section 3 lists its fields. */
export interface Persona {
  id: number;
  nombre: string;
  apellido: string;
  direccion: string;
  telefono: string;
  emailPublico: string;
  email?: string;
  nicHandler?: string;
}

export interface Elegido {
  id: number;
  nombre: string;
}

export interface Cuenta {
  id: number;
  nombre: string;
  numero: string;
  pais: Elegido;
  tipoDocumento: Elegido;
  nroDocumento: string;
  formaPago: Elegido;
  fecha?: string;
  usuario?: string;
}

export interface Mensaje extends Elegido {
  mensaje: string;
  prioridad: string;
  fecha: string;
  leido: boolean;
}

export type Rol = 'titular' | 'administrador' | 'tecnico' | 'financiero';
export const ROLES: readonly Rol[] = ['titular', 'administrador', 'tecnico', 'financiero'];

export interface Servidor {
  nombre: string;
  tipoIP?: string;
  ip?: string;
  subdominio?: boolean;
}

export interface Registro {
  idInterno: number;
  tipo: string;
  ttl: number;
  campos: { nombre: string; valor: string }[];
}

export interface Dominio extends Elegido {
  estado: string;
  alta: string;
  vencimiento: string;
  alojado: boolean;
  contactos: Record<Rol, Persona>;
  /** Who may do what, by username. */
  usuarios: Partial<Record<Rol, string>>;
  cuenta: Cuenta | null;
  servidores: Servidor[];
  registros: Registro[];
  codigos: Codigo[];
  pagos: Cuenta[];
}

export interface Codigo {
  codigo: string;
  estado: string;
  pedido: string;
  vence: string;
}

export type Clase = 'registro' | 'renovacion' | 'transferencia';

export interface Articulo extends Elegido {
  clase: Clase;
  anios: number;
  precio: number;
  titular: Persona | null;
}

export interface Venta {
  id: number;
  uuid: string;
  articulos: Articulo[];
  cuenta: Cuenta | null;
  de: string | null;
  esperas: number;
  hecha: boolean;
}

export interface Usuario {
  login: string;
  contacto: Persona | null;
  acepto: boolean;
  validado: boolean;
  cuentas: Cuenta[];
  mensajes: Mensaje[];
}

export interface Importacion {
  dominio: string;
  estado: string;
  codigo: string;
  fecha: string;
  vence: string;
  de: string;
}

export interface Invitacion {
  codigo: string;
  dominio: string;
  tipo: string;
  correo: string;
}

export interface Mundo {
  dominios: Dominio[];
  usuarios: Usuario[];
  ventas: Venta[];
  globales: Mensaje[];
  tickets: { asunto: string; archivos: string[] }[];
  importaciones: Importacion[];
  invitaciones: Invitacion[];
}

export const PAISES: readonly Elegido[] = [
  { id: 1, nombre: 'Uruguay' },
  { id: 2, nombre: 'Argentina' },
];
export const DOCUMENTOS: Record<number, readonly Elegido[]> = {
  1: [
    { id: 1, nombre: 'Cédula de identidad' },
    { id: 2, nombre: 'RUT' },
  ],
  2: [{ id: 3, nombre: 'DNI' }],
};
export const FORMAS: readonly Elegido[] = [
  { id: 1, nombre: 'Débito en factura telefónica' },
  { id: 2, nombre: 'Débito en factura de datos' },
];
export const PRECIOS: Record<string, number> = { '.uy': 990.5, '.com.uy': 790 };

/** The price of a name, in pesos with VAT, by its ending. */
export const precioDe = (nombre: string): number =>
  PRECIOS[nombre.endsWith('.com.uy') ? '.com.uy' : '.uy'] ?? 0;

let last = 100;
/** A number nobody has yet. */
export const nuevo = (): number => ++last;

export const diaDesdeHoy = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
