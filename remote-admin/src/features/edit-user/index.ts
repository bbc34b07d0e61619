export { EditUser } from './EditUser';
export { RegisterColleague } from './RegisterColleague';
