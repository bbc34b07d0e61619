import { getTurnovers } from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { readTurnovers } from './read-turnovers';

export const TURNOVER_ROUTES: readonly Route[] = [forCompany(getTurnovers, readTurnovers)];
