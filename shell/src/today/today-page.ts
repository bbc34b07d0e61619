import { lazy } from 'react';

/** Fetched beside the working area by whoever begins with it. */
export const loadToday = () => import(/* webpackChunkName: "today" */ './TodayPage');

/** A chunk of its own: not everybody opens it. */
export const TodayPage = lazy(loadToday);
