/** A holder whose data every rule accepts. */
export const HOLDER = {
  'Nombre y apellido': 'Ana Núñez',
  Dirección: 'Avenida 18 de Julio 1234, Montevideo',
  Teléfono: '099 123 456',
  'Correo electrónico público': 'ana@ejemplo.uy',
};

/** A payment account whose data every rule accepts. */
export const ACCOUNT = {
  'Forma de pago': '1',
  Cuenta: 'Nueva cuenta',
  'Nombre de la cuenta': 'Casa',
  'Número de cuenta': '24001234',
  'Tipo de documento': 'Cédula de identidad',
  'Número de documento': '12345672',
};
