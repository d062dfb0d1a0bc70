/**
 * What people choose most and guessers try first, as they are compared: in lower case, without accents, and without the
 * digits and signs that are put around them. Collected by hand from what is usual in Spanish, in English and on keyboards.
 */
export const KNOWN_PASSWORDS: ReadonlySet<string> = new Set(
  `contrasena contrasenia password passwords passwort passw0rd clave claves miclave miclavesegura clavesegura claveclave
  contrasenasegura micontrasena nuevacontrasena nuevaclave passwordpassword secreto secreta supersecreto
  administrador administradora administrator admin adminadmin usuario usuarios invitado root superuser
  bienvenido bienvenida bienvenidos welcome welcometo letmein iloveyou teamo tequiero teamomucho tequieromucho
  miamor amorcito amordemivida micorazon corazon princesa princess hermosa preciosa chocolate mariposa estrella
  sunshine football baseball basketball superman batman spiderman starwars pokemon dragonball naruto minecraft
  monkey dragon master shadow michael jordan jennifer jessica ashley charlie freedom whatever trustno mustang
  penarol nacional nacionaldefutbol penarolcampeon clubnacional decano manya bolso uruguay uruguayo uruguaya
  uruguaynoma montevideo puntadeleste maldonado canelones colonia rivera salto paysandu artigas celeste
  lacelestecampeon luissuarez suarez forlan cavani garra garracharrua antel anteldata correo internet computadora
  ordenador telefono celular dominio dominios registro registros portal nicuy sistema sistemas empresa trabajo
  qwerty qwertyuiop qwertyuiopasdfghjkl asdfgh asdfghjkl asdfghjklz zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc
  qweqweqwe asdasdasd abcabcabc abcdef abcdefg abcdefgh abcdefghi abcdefghij abcdefghijk abcdefghijkl aeiou
  changeme changeit default testing testtest prueba pruebas pruebaprueba ejemplo ejemplos nopassword
  correcthorsebatterystaple holamundo helloworld holahola buenosdias hola hello enero febrero marzo abril mayo junio
  julio agosto septiembre setiembre octubre noviembre diciembre primavera verano otono invierno lunes martes
  miercoles jueves viernes sabado domingo familia mifamilia mama papa mihijo mihija jesus jesuscristo jesusteama
  diosesamor diosteama dios cristo angel angelito`.split(/\s+/),
);
