export { mensuales } from './mensuales';
