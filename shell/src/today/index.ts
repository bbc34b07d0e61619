import { lazy } from 'react';

export const loadToday = () => import(/* webpackChunkName: "today" */ './TodayPage');
export const TodayPage = lazy(loadToday);
