// The boundary that lets the federation runtime settle who provides what before anything of it is used.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap');
