import { findStyleFaults } from './find-style-faults.mjs';

const OWN = '.loans__list-row-1f0c3';

describe('a style sheet of a remote', () => {
  it.each([
    ['its own class', `${OWN}{color:red}`],
    ['elements and other people’s classes inside its own', `${OWN} h2,${OWN} .ant-tag{color:red}`],
    ['its own class beside another one', `${OWN}.ant-tag:hover::before{content:"·"}`],
    ['its own class under a theme', `.ncb-dark ${OWN}{color:red}`],
    ['rules within its own', `${OWN}{& h2{color:red} .ant-tag{color:red} @media print{color:black}}`],
    ['conditions', `@media print{${OWN}{display:none}}@supports (gap:1px){@container (width>1px){${OWN}{gap:0}}}`],
    ['an animation of its own', `@keyframes loans__list-turn-1f0c3{from{opacity:0}50%{opacity:.5}}`],
  ])('may have %s', (_, css) => {
    expect(findStyleFaults(css, 'loans')).toEqual([]);
  });

  it.each([
    ['h2{color:red}', 'h2 names no class of the remote (loans__…)'],
    ['html,body{margin:0}', 'html names no class of the remote (loans__…)'],
    [':root{--ant-color-text:red}', ':root names no class of the remote (loans__…)'],
    ['.ncb-page{gap:0}', '.ncb-page names no class of the remote (loans__…)'],
    [`${OWN},.ant-btn{color:red}`, '.ant-btn names no class of the remote (loans__…)'],
    ['.accounts__list-row-1f0c3{color:red}', '.accounts__list-row-1f0c3 names no class'],
    ['.loans-payroll__row{color:red}', '.loans-payroll__row names no class'],
    [`body:has(${OWN}) .ant-menu{display:none}`, 'names no class of the remote'],
    [`.ant-btn:not(${OWN}){color:red}`, 'names no class of the remote'],
    [`${OWN}{:is(body:has(&)){display:none}}`, 'names no class of the remote'],
    ['@media print{*{display:none}}', '* names no class of the remote'],
    ['@keyframes turn{to{opacity:1}}', '@keyframes turn does not begin with loans__'],
    ['@import "other.css";', '@import is not the business of a remote'],
    ['@font-face{font-family:x;src:url(x.woff2)}', '@font-face is not the business of a remote'],
    [`${OWN}{background:url(https://elsewhere.example/x.png)}`, 'fetches what nothing pins'],
    [`${OWN}{background:\\75 rl(https://elsewhere.example/x.png)}`, 'fetches what nothing pins'],
    [`${OWN}{background:u\\rl(https://elsewhere.example/x.png)}`, 'fetches what nothing pins'],
  ])('may not have %s', (css, fault) => {
    expect(findStyleFaults(css, 'loans').join()).toContain(fault);
  });
});
